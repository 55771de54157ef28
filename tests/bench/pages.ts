import type { Browser, Page } from 'playwright';
import { median, type Row } from './row';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; a processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Vitals {
  largestPaint: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Collects the page's own figures from the first moment on. */
export function observeVitals(): void {
  const vitals: Vitals = { largestPaint: 0, blocking: 0, shift: 0 };
  window.vitals = vitals;
  const follow = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
  follow('largest-contentful-paint', entry => {
    vitals.largestPaint = entry.startTime;
  });
  follow('longtask', entry => {
    vitals.blocking += Math.max(0, entry.duration - 50);
  });
  follow('layout-shift', entry => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) vitals.shift += value;
  });
}

/** Largest paint, blocking time, layout shift and script bytes of one page, median of `runs` cold loads. */
export async function benchPage(browser: Browser, name: string, address: string, runs = 3): Promise<Row[]> {
  const readings: (Vitals & { script: number })[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.addInitScript(observeVitals);
    await slowDown(page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    readings.push(
      await page.evaluate(() => ({
        ...window.vitals,
        script: performance
          .getEntriesByType('resource')
          .filter(entry => new URL(entry.name).pathname.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      })),
    );
    await context.close();
  }
  const of = (key: keyof (typeof readings)[number]) => median(readings.map(reading => reading[key]));
  const where = 'slow 4G, 4× slower CPU';
  return [
    {
      name: `${name}: largest paint`,
      value: of('largestPaint') / 1000,
      unit: 's',
      note: `goal 0.9; ${where}`,
    },
    { name: `${name}: blocking time`, value: of('blocking'), unit: 'ms', note: `goal 50; ${where}` },
    { name: `${name}: layout shift`, value: of('shift'), unit: '', note: 'goal 0.01' },
    { name: `${name}: script`, value: of('script') / 1000, unit: 'kB on the wire', note: 'goal 60' },
  ];
}
