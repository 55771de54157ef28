import type { Browser, Page } from 'playwright';
import { readCatalogue } from '../helpers/catalogue';
import { median, type Row } from './row';

// A thousand pasted lines on a device four times as slow: how soon they are understood, and whether the page lives meanwhile.

const LINES = 1000;
const SLOW_DOWN = 4;
const ROUNDS = 3;

/** Ways of writing, in turn. */
const WAYS: readonly ((code: string, at: number) => string)[] = [
  (code, at) => `${code} x ${1 + (at % 9)}`,
  (code, at) => `${1 + (at % 9)} pcs ${code.toLowerCase()}`,
  (code, at) => `تونر ${code} عدد ${1 + (at % 9)}`,
  (code, at) => `${code.replaceAll('-', ' ')} - qty ${1 + (at % 9)}`,
];

/** What the page notes of itself; times in ms. */
interface Noted {
  answered: number;
  understood: number;
  drawn: number;
  requests: number;
  tasks: { at: number; length: number }[];
  /** From a key to the frame that shows it. */
  keys: number[];
}

/** Notes requests, long tasks and keys; before the page opens. */
function note(): void {
  const noted: Noted = { answered: 0, understood: 0, drawn: 0, requests: 0, tasks: [], keys: [] };
  Object.assign(window, { noted });
  const send = window.fetch;
  window.fetch = async (...request) => {
    noted.requests++;
    try {
      return await send(...request);
    } finally {
      noted.answered = performance.now();
    }
  };
  document.addEventListener('tass-list', event => {
    const { items } = (event as CustomEvent<{ items: unknown[] }>).detail;
    if (items.length > 0) noted.understood = performance.now();
  });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ at: startTime, length: duration });
  }).observe({ type: 'longtask' });
  document.addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => noted.keys.push(performance.now() - timeStamp));
  });
}

export async function benchQuickOrder(browser: Browser, address: string): Promise<Row[]> {
  const rounds: Noted[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    rounds.push(await measure(page, address));
    await page.close();
  }
  const all = rounds.map(({ answered, understood, drawn, requests, tasks, keys }) => ({
    understood: understood - answered,
    drawn: drawn - answered,
    requests,
    longest: Math.max(0, ...tasks.map(({ length }) => length)),
    tasks: tasks.length,
    key: Math.max(...keys),
  }));
  const of = (name: keyof (typeof all)[number]) => median(all.map(figures => figures[name]));
  const held = `${LINES} lines, ${SLOW_DOWN} times slowed down, median of ${ROUNDS}`;
  return [
    {
      name: 'list understood after the answers',
      value: of('understood'),
      unit: 'ms',
      note: `${held}; goal 1,000`,
    },
    { name: 'list drawn after the answers', value: of('drawn'), unit: 'ms', note: held },
    { name: 'longest task meanwhile', value: of('longest'), unit: 'ms', note: `${held}; goal 50` },
    { name: 'tasks over 50 ms', value: of('tasks'), unit: '', note: held },
    { name: 'slowest key meanwhile', value: of('key'), unit: 'ms', note: held },
    { name: 'requests', value: of('requests'), unit: '', note: held },
  ];
}

async function measure(page: Page, address: string): Promise<Noted> {
  await page.addInitScript(note);
  await page.goto(address, { waitUntil: 'networkidle' });
  const field = page.locator('textarea');
  const originals = readCatalogue().products.filter(
    ({ kind, brand }) => kind === 'original' && brand !== 'tass',
  );
  const lines = Array.from({ length: LINES }, (_, at) =>
    (WAYS[at % WAYS.length] as (typeof WAYS)[number])(originals[at]?.code ?? '', at),
  );
  // Chromium's own typing of a thousand lines takes seconds.
  await field.evaluate((area, text) => Object.assign(area, { value: text }), lines.join('\n'));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    Object.assign(noted, { requests: 0, tasks: [], keys: [] });
  });
  await page.locator('button[type=submit].check').click();
  await field.focus();
  const done = page.locator('tr[data-state]').nth(LINES * 0.9);
  while ((await done.count()) === 0) await page.keyboard.press('End');
  return page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted };
    return { ...noted, drawn: performance.now() };
  });
}
