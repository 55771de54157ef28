import type { Browser, Page } from 'playwright';
import { servePageByHand } from './page-by-hand';
import { median, type Row } from './row';
import { openSlowLine, type SlowLine, slowDown } from './slow-line';

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

/** Where a cold load comes from: another site, as from a search. */
interface Start {
  readonly line: SlowLine;
  readonly from: string;
}

/**
 * A cold load on a phone of its own, slowed down, until the network rests. From an empty page a browser would start
 * another process only when it reads `Cross-Origin-Opener-Policy`; on the way between two sites it has one by then.
 */
async function onSlowPhone<Result>(
  browser: Browser,
  { line: { proxy }, from }: Start,
  address: string,
  read: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    proxy,
  });
  const page = await context.newPage();
  await page.goto(from);
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

/** Time in ms after which a page that is left alone loads what it may need: that is no part of its first view. */
const LEFT_ALONE = 3000;

/** The figures of one load; of tasks those after the first paint. */
const readLoad = (page: Page) =>
  page.evaluate(leftAlone => {
    const { largestPaint, shift, tasks } = window.vitals;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return {
      firstPaint,
      largestPaint,
      shift,
      tasks: tasks.filter(([start, duration]) => start + duration > firstPaint),
      script: performance
        .getEntriesByType('resource')
        .filter(entry => new URL(entry.name).pathname.endsWith('.js') && entry.startTime < leftAlone)
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  }, LEFT_ALONE);

type Load = Awaited<ReturnType<typeof readLoad>>;

/**
 * Paints, blocking time, layout shift and script bytes of pages beside those of a page by hand, median of `runs` cold
 * loads. All take turns, and paints are told as ratios: machines differ, and so do their hours.
 */
export async function benchPages(
  browser: Browser,
  pages: Readonly<Record<string, string>>,
  runs = 3,
): Promise<Row[]> {
  const { server, address } = await servePageByHand();
  const line = await openSlowLine();
  const start = { line, from: otherSite(address) };
  const loads = new Map<string, Load[]>();
  const all = Object.entries({ [BY_HAND]: address, ...pages });
  for (let run = 0; run < runs; run++)
    for (const [name, at] of all) {
      // A page that is drawn on demand is drawn by now.
      await fetch(at);
      loads.set(name, [...(loads.get(name) ?? []), await onSlowPhone(browser, start, at, readLoad)]);
    }
  line.close();
  server.closeAllConnections();
  server.close();
  const byHand = loads.get(BY_HAND) ?? [];
  return [...loads].flatMap(([name, of]) => (of === byHand ? rowsByHand(of) : rowsOf(name, of, byHand)));
}

const BY_HAND = 'page by hand';

/** The same address as a site of its own. */
const otherSite = (address: string) => address.replace('localhost', '127.0.0.1');

type Figure = 'firstPaint' | 'largestPaint' | 'shift' | 'script';
const medianOf = (loads: readonly Load[], figure: Figure) => median(loads.map(load => load[figure]));

const rowsByHand = (loads: readonly Load[]): Row[] =>
  (['firstPaint', 'largestPaint'] as const).map(figure => ({
    name: `${BY_HAND}: ${PAINTS[figure]}`,
    value: medianOf(loads, figure) / 1000,
    unit: 's',
    note: SLOW,
  }));

const PAINTS = { firstPaint: 'first paint', largestPaint: 'largest paint' } as const;
const RATIOS = { firstPaint: 1.25, largestPaint: 1.2 } as const;

function rowsOf(name: string, loads: readonly Load[], byHand: readonly Load[]): Row[] {
  const ratios = (['firstPaint', 'largestPaint'] as const).map(figure => ({
    name: `${name}: ${PAINTS[figure]}`,
    value: medianOf(loads, figure) / medianOf(byHand, figure),
    unit: 'times by hand',
    note: `goal ${RATIOS[figure]}; ${(medianOf(loads, figure) / 1000).toFixed(2)} s`,
  }));
  return [
    ...ratios,
    {
      name: `${name}: blocking time`,
      value: median(loads.map(({ tasks }) => blockingOf(tasks))),
      unit: 'ms',
      note: `goal 30; after the first paint; ${SLOW}`,
    },
    { name: `${name}: layout shift`, value: medianOf(loads, 'shift'), unit: '', note: 'goal 0' },
    {
      name: `${name}: script`,
      value: medianOf(loads, 'script') / 1000,
      unit: 'kB on the wire',
      note: 'goal 35; within 3 s, before anybody does anything',
    },
  ];
}

/** Time from a press on the page's first Add to Cart to the paint that answers it, median of `runs` loads. */
export async function benchPress(browser: Browser, name: string, address: string, runs = 3): Promise<Row> {
  const readings: number[] = [];
  const line = await openSlowLine();
  const start = { line, from: 'about:blank' };
  for (let run = 0; run < runs; run++)
    readings.push(
      await onSlowPhone(browser, start, address, async page => {
        await page.getByRole('button', { name: 'Add to Cart' }).first().click();
        await page.getByRole('button', { name: 'Increase quantity' }).first().waitFor();
        await page.waitForFunction(() => window.vitals.answer > 0);
        return page.evaluate(() => window.vitals.answer);
      }),
    );
  line.close();
  return {
    name: `${name}: Add to Cart answers`,
    value: median(readings),
    unit: 'ms',
    note: 'goal 50, in steps of 8; 4× slower CPU',
  };
}
