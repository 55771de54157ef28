import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from 'playwright';
import { states } from '../../demo/states/states.mjs';
import { addresses } from '../helpers/shop';
import { median, percentile, type Row } from './row';

// Every element, and the shop around them, pressed, typed into and chosen from: how long until the paint that answers,
// and how long the page is at work for it, which other work on the machine changes less.

const PRESSES = Number(process.env.BENCH_PRESSES ?? 2000);
const LANGUAGES = ['en', 'ar'] as const;
/** Pages of the shop: menus, search and theme in its header, filters and sorting, a brand's hundreds of models. */
const PATHS = ['/', '/printer-toner-supplier-in-kuwait', '/ink-toner-finder/hp', '/search?q=toner'];
/** In which state an element has most to press. */
const FULLEST = ['many', 'usual', 'open', 'filled'];
/** Longest time in ms that a page may take until it can be pressed. */
const LOAD_TIMEOUT = 60_000;

/** Something to press: where it is, of what kind, and what it says. */
interface Aim {
  readonly kind: 'button' | 'choice' | 'select' | 'typing';
  readonly says: string;
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Scrolls to the nth thing that can be pressed, counted round and round; undefined without any. */
    aim(nth: number): Aim | undefined;
    /** Longest time in ms from a press to its paint since this was asked last. */
    answered(): Promise<number>;
  }
}

/** Lets nothing lead away, and tells how long presses took. Without inner names: they don't survive the way into the page. */
function watchPresses(): void {
  let longest = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) longest = Math.max(longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const type of ['tass-navigate', 'tass-select', 'submit'])
    addEventListener(type, event => event.preventDefault(), true);
  window.print = () => undefined;
  window.open = () => null;
  window.answered = () =>
    new Promise(resolve => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            resolve(longest);
            longest = 0;
          }),
        ),
      );
    });
  window.aim = nth => {
    const rooms: ParentNode[] = [document];
    for (const room of rooms)
      for (const { shadowRoot } of room.querySelectorAll('*')) if (shadowRoot) rooms.push(shadowRoot);
    const found = rooms
      .flatMap(room => [...room.querySelectorAll<HTMLElement>('button, select, input, textarea, summary')])
      .filter(
        element =>
          element.checkVisibility({ checkVisibilityCSS: true }) &&
          !element.matches(':disabled, [type=file], [type=hidden]'),
      );
    const target = found[nth % found.length];
    if (!target) return undefined;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const types = target.matches('textarea, input:not([type=radio], [type=checkbox], [type=range])');
    const kindOf = () => {
      if (target.matches('select')) return 'select';
      if (types) return 'typing';
      return target.matches('input') ? 'choice' : 'button';
    };
    return {
      kind: kindOf(),
      says: (target.ariaLabel ?? target.textContent ?? '').trim().slice(0, 30) || target.localName,
      x: left + width / 2,
      y: top + height / 2,
    };
  };
}

interface Press extends Pick<Aim, 'kind' | 'says'> {
  readonly where: string;
  readonly time: number;
  /** Time in ms that the page's main thread had of the processor for it, its measuring included. */
  readonly work: number;
}

/** How long in ms the page's main thread has had the processor, since `Performance.enable` with `threadTicks`. */
async function worked(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Presses what stands on a page, in turn; opens it again where a press led away. */
async function pressPage(
  page: Page,
  client: CDPSession,
  where: string,
  address: string,
  times: number,
): Promise<Press[]> {
  const open = async () => {
    // Where a press leads is loaded first: it would break this off.
    await page.waitForLoadState();
    await page.goto(address, { waitUntil: 'networkidle', timeout: LOAD_TIMEOUT });
    await page.mouse.click(1, 1);
    await page.waitForLoadState('networkidle');
  };
  await open();
  const presses: Press[] = [];
  for (let at = 0; at < times; at++) {
    try {
      const aim = await page.evaluate(nth => window.aim(nth), at);
      if (!aim) return presses;
      // Whatever was before has been painted.
      await page.evaluate(() => window.answered());
      let before = await worked(client);
      await page.mouse.click(aim.x, aim.y);
      if (aim.kind === 'select') {
        // The list that the press opened is the browser's own.
        await page.keyboard.press('Escape');
        await page.evaluate(() => window.answered());
        before = await worked(client);
        await page.keyboard.press('ArrowDown');
      } else if (aim.kind === 'typing') {
        await page.evaluate(() => window.answered());
        before = await worked(client);
        await page.keyboard.press('1');
      }
      const time = await page.evaluate(() => window.answered());
      presses.push({ ...aim, where, time, work: (await worked(client)) - before });
    } catch (error) {
      if (!/navigation|destroyed|closed/.test(String(error))) throw error;
      await open();
    }
  }
  return presses;
}

/** What is pressed: every element in its fullest state and pages of the shop, in each language. */
function places(): [where: string, address: string][] {
  const elements = Object.entries(states).map(([name, of]) => {
    const state = FULLEST.find(one => one in of) ?? Object.keys(of)[0];
    return [`tass-${name}`, `${addresses.partner}/states/${name}/${state}?lang=`] as const;
  });
  return LANGUAGES.flatMap(lang => [
    ...elements.map(([where, address]): [string, string] => [where, address + lang]),
    ...PATHS.map((path): [string, string] => [
      path,
      `${addresses.site}${lang === 'en' ? '' : `/${lang}`}${path === '/' && lang !== 'en' ? '' : path}`,
    ]),
  ]);
}

/** Time from a press to the paint that answers it, by kind, and where it took longest. */
export async function benchPresses(browser: Browser, wanted = PRESSES): Promise<Row[]> {
  const all = places();
  const presses: Press[] = [];
  for (const [at, [where, address]] of all.entries()) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.on('dialog', dialog => void dialog.dismiss());
    await page.addInitScript('globalThis.__name = inner => inner');
    await page.addInitScript(watchPresses);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    // What a page has nothing to press for is made up by the others.
    const due = Math.ceil((wanted - presses.length) / (all.length - at));
    presses.push(...(await pressPage(page, client, where, address, due)));
    await context.close();
  }
  const row = (name: string, of: readonly Press[]): Row => {
    const times = of.map(({ time }) => time);
    const work = of.map(press => press.work);
    const { time: longest, says } = of.reduce((one, other) => (other.time > one.time ? other : one));
    return {
      name: `${name}: press to paint`,
      value: percentile(times, 0.98),
      unit: 'ms',
      note: [
        `p98 of ${of.length}; median ${median(times)}; longest ${longest} at “${says}”`,
        `over 32: ${times.filter(time => time > 32).length}; in steps of 8, 0 below 16`,
        `work: median ${Math.round(median(work))}, p98 ${Math.round(percentile(work, 0.98))}`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ].join('; '),
    };
  };
  const by = (key: 'kind' | 'where') =>
    [...new Set(presses.map(press => press[key]))].map(name =>
      row(
        name,
        presses.filter(press => press[key] === name),
      ),
    );
  return [
    ...by('kind'),
    ...by('where'),
    { ...row('all', presses), name: 'all presses: press to paint (goal 32)' },
  ];
}
