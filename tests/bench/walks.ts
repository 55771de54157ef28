import type { Browser, Locator, Page } from 'playwright';
import { percentile, type Row } from './row';
import { openSlowLine, type SlowLine, slowDown } from './slow-line';

// From page to page as visitors go: how long after the press the next page stands there whole. Playwright lets its browser
// prerender nothing; a prerendered page still has to be painted, which takes this processor about as long as told here.

/** Time in ms that a visitor looks at a page before the press. */
const LOOKED = 2000;
/** Time in ms for which a finger rests on what it presses. */
const PRESSED = 80;
const WALKS = Number(process.env.BENCH_WALKS ?? 200);
const TIMEOUT = 15_000;

declare global {
  interface Window {
    /** Watches for a whole page at a path that begins so; `arrival` is rejected after `patience` ms. */
    watchArrival(path: string, patience: number): void;
    /** Resolves to the ms from the last press to the page's presentation. */
    arrival?: Promise<number>;
  }
}

/** A performance entry of an element that was painted. */
interface ElementTiming extends PerformanceEntry {
  readonly element: Element | null;
  readonly renderTime: number;
}

/** Notes presses, and tells when a page is there. */
function observeArrivals(): void {
  let pressed = 0;
  for (const type of ['click', 'keydown', 'popstate'])
    addEventListener(type, event => (pressed = event.timeStamp), { capture: true });
  /** A mark that is laid out before the page that it stands on is left, so that drawing it later lays out nothing. */
  const makeMark = () => {
    const mark = Object.assign(document.createElement('p'), { textContent: 'whole' });
    mark.setAttribute('elementtiming', 'whole');
    mark.style.cssText = 'position:fixed;inset:0 auto auto 0;margin:0;font:8px monospace;visibility:hidden';
    document.body.append(mark);
    return mark;
  };
  /** When the frame that is drawn next is presented, as Element Timing tells it of a mark drawn with it. */
  const nextPresentation = (mark: HTMLElement) =>
    new Promise<number>(resolve => {
      new PerformanceObserver((list, observer) => {
        const entry = (list.getEntries() as ElementTiming[]).find(({ element }) => element === mark);
        if (!entry) return;
        observer.disconnect();
        mark.remove();
        resolve(entry.renderTime);
      }).observe({ type: 'element' });
      mark.style.visibility = 'visible';
    });
  const rooms = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rooms(shadowRoot) : [])),
  ];
  const inView = (element: Element) => {
    // Asking where an element is in what the browser skips would lay all of that out.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const isWhole = (page: Element) => {
    const all = rooms(page);
    const found = (selector: string) =>
      all.flatMap(room => [...room.querySelectorAll<HTMLElement>(selector)]);
    return (
      found('h1').some(inView) &&
      !found('.placeholder, .card-placeholder, .spinner').some(inView) &&
      found('img').every(image => !inView(image) || (image as HTMLImageElement).complete)
    );
  };
  window.watchArrival = (path, patience) => {
    const until = performance.now() + patience;
    const mark = makeMark();
    window.arrival = new Promise((resolve, reject) => {
      const look = () => {
        const main = document.querySelector('main');
        if (main && location.pathname.startsWith(path) && isWhole(main))
          void nextPresentation(mark).then(at => resolve(at - pressed));
        else if (performance.now() > until) reject(new Error(`${path} was not there in ${patience} ms`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
}

interface Step {
  readonly name: string;
  /** What the next page's path begins with. */
  readonly to: string;
  /** What is pressed; first what is done until it can be. */
  ready?(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
}

const link = (page: Page, address: string): Locator =>
  page.getByRole('main').locator(`a[href*="${address}"]`).filter({ visible: true }).first();

/** A finger that rests for a moment; Playwright's own doesn't. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The link has gone.');
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(PRESSED);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** Moves of a finger in one swipe, and swipes after which a link is not to be reached. */
const MOVES = 8;
const SWIPES = 40;
/** What the header covers at most, in px. */
const HEADER = 100;

/** Scrolls with a finger, as a visitor does: that is a use of the page, which scrolling by script is not. */
async function swipeTo(page: Page, target: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 20, y }] });
  for (let swipe = 0; ; swipe++) {
    const box = await target.boundingBox();
    if (!box || swipe === SWIPES) throw new Error('The link can’t be reached.');
    // What is above it may grow while it comes near.
    // Clear of the header, which sticks to the window's edge.
    if (box.y > HEADER && box.y + box.height < height) break;
    const way = Math.max(-0.7 * height, Math.min(0.7 * height, box.y - height / 2));
    const start = way > 0 ? 0.9 * height : 0.1 * height;
    await touch('touchStart', start);
    for (let move = 1; move <= MOVES; move++) await touch('touchMove', start - (way * move) / MOVES);
    // A finger that rests leaves nothing rolling on.
    await page.waitForTimeout(PRESSED);
    await touch('touchEnd');
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.detach();
}

const pressLink = (address: string): Pick<Step, 'ready' | 'press'> => ({
  ready: page => swipeTo(page, link(page, address)),
  press: page => tap(page, link(page, address)),
});

const STEPS: readonly Step[] = [
  { name: 'home to list', to: '/new-products', ...pressLink('/new-products') },
  { name: 'list to product', to: '/product/', ...pressLink('/product/') },
  { name: 'product to printer', to: '/ink-toner-finder/', ...pressLink('/ink-toner-finder/') },
  {
    name: 'printer to search',
    to: '/search',
    async ready(page) {
      await page.getByRole('button', { name: 'Open search' }).click();
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.pressSequentially('toner', { delay: PRESSED });
      await page.getByRole('option').first().waitFor();
    },
    press: page => page.getByRole('combobox', { name: 'Search products' }).press('Enter'),
  },
  {
    name: 'back to the printer',
    to: '/ink-toner-finder/',
    press: async page => void (await page.evaluate(() => history.back())),
  },
];

/** Walks from the home page on a phone of its own, on a slow line; ms of each step. */
async function walk(browser: Browser, { proxy }: SlowLine, home: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    proxy,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    // What compiles these files names inner functions by it.
    await page.addInitScript('globalThis.__name = inner => inner');
    await page.addInitScript(observeArrivals);
    await slowDown(page);
    await page.goto(home, { waitUntil: 'load' });
    const taken: number[] = [];
    for (const { to, ready, press } of STEPS) {
      await ready?.(page);
      await page.waitForTimeout(LOOKED);
      const watch = () => page.evaluate(args => window.watchArrival(...args), [to, TIMEOUT] as const);
      await watch();
      await press(page);
      await page.waitForURL(({ pathname }) => pathname.startsWith(to), { waitUntil: 'commit' });
      // A document of its own, where the page was not hydrated: it counts from its navigation's start.
      if (!(await page.evaluate(() => 'arrival' in window))) await watch();
      taken.push((await page.evaluate(() => window.arrival)) ?? Number.NaN);
    }
    return taken;
  } finally {
    await context.close();
  }
}

/** Time from a press to the next page, whole and painted: every step, and all of them. */
export async function benchWalks(browser: Browser, home: string, walks = WALKS): Promise<Row[]> {
  const taken: number[][] = [];
  const line = await openSlowLine();
  for (let at = 0; at < walks; at++) taken.push(await walk(browser, line, home));
  line.close();
  const row = (name: string, readings: readonly number[]): Row => ({
    name: `${name}: from press to page`,
    value: percentile(readings, 0.95),
    unit: 'ms',
    note: `p95 of ${readings.length}; median ${Math.round(percentile(readings, 0.5))}; goal 100; slow 4G, 4× slower CPU`,
  });
  return [
    ...STEPS.map(({ name }, at) =>
      row(
        name,
        taken.map(steps => steps[at] ?? Number.NaN),
      ),
    ),
    row('all steps', taken.flat()),
  ];
}
