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
  /** When a task began and how long it lasted. */
  tasks: [start: number, duration: number][];
  shift: number;
  /** Longest time from a press to the paint that answers it. */
  answer: number;
}

/** What entries of the types observed carry besides. */
type Timing = PerformanceEntry & { hadRecentInput: boolean; value: number; interactionId: number };

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Collects the page's own figures from the first moment on. Without inner names: they don't survive the way into the page. */
export function observeVitals(): void {
  window.vitals = { largestPaint: 0, tasks: [], shift: 0, answer: 0 };
  const { vitals } = window;
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift', 'first-input', 'event'])
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Timing[]) {
        if (type === 'largest-contentful-paint') vitals.largestPaint = entry.startTime;
        if (type === 'longtask') vitals.tasks.push([entry.startTime, entry.duration]);
        if (type === 'layout-shift' && !entry.hadRecentInput) vitals.shift += entry.value;
        if (entry.interactionId > 0) vitals.answer = Math.max(vitals.answer, entry.duration);
      }
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** A cold load on a phone of its own, slowed down, until the network rests. */
async function onSlowPhone<Result>(
  browser: Browser,
  address: string,
  read: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  await slowDown(page);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  const result = await read(page);
  await context.close();
  return result;
}

const SLOW = 'slow 4G, 4× slower CPU';

/** How long tasks last beyond the 50 ms after which a visitor feels them. */
export const blockingOf = (tasks: Vitals['tasks']) =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);

/** The figures of one load; of tasks those after the first paint. */
const readLoad = (page: Page) =>
  page.evaluate(() => {
    const { largestPaint, shift, tasks } = window.vitals;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      largestPaint,
      shift,
      tasks: tasks.filter(([start, duration]) => start + duration > firstPaint),
      script: performance
        .getEntriesByType('resource')
        .filter(entry => new URL(entry.name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  });

/** Largest paint, blocking time, layout shift and script bytes of one page, median of `runs` cold loads. */
export async function benchPage(browser: Browser, name: string, address: string, runs = 3): Promise<Row[]> {
  const readings: Awaited<ReturnType<typeof readLoad>>[] = [];
  for (let run = 0; run < runs; run++) readings.push(await onSlowPhone(browser, address, readLoad));
  const of = (key: 'largestPaint' | 'shift' | 'script') => median(readings.map(reading => reading[key]));
  return [
    {
      name: `${name}: largest paint`,
      value: of('largestPaint') / 1000,
      unit: 's',
      note: `goal 0.9; ${SLOW}`,
    },
    {
      name: `${name}: blocking time`,
      value: median(readings.map(({ tasks }) => blockingOf(tasks))),
      unit: 'ms',
      note: `goal 50; after the first paint; ${SLOW}`,
    },
    { name: `${name}: layout shift`, value: of('shift'), unit: '', note: 'goal 0.01' },
    { name: `${name}: script`, value: of('script') / 1000, unit: 'kB on the wire', note: 'goal 60' },
  ];
}

/** Time from a press on the page's first Add to Cart to the paint that answers it, median of `runs` loads. */
export async function benchPress(browser: Browser, name: string, address: string, runs = 3): Promise<Row> {
  const readings: number[] = [];
  for (let run = 0; run < runs; run++)
    readings.push(
      await onSlowPhone(browser, address, async page => {
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        await page.getByRole('button', { name: 'Increase quantity' }).first().waitFor();
        await page.waitForFunction(() => window.vitals.answer > 0);
        return page.evaluate(() => window.vitals.answer);
      }),
    );
  return {
    name: `${name}: Add to Cart answers`,
    value: median(readings),
    unit: 'ms',
    note: 'goal 50, in steps of 8; 4× slower CPU',
  };
}
