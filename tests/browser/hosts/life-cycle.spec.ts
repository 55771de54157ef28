import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { noteFigures, pageMemory } from '../../helpers/page-memory';
import { productPage } from '../../helpers/products';

// Built elements that pages append, move, copy and throw away. The wrapper alone: element-layer-life.spec.ts.

const ELEMENTS = `<tass-search></tass-search><tass-cart-badge></tass-cart-badge><tass-finder></tass-finder>
  <tass-product-grid limit="2"></tass-product-grid><tass-banner-carousel></tass-banner-carousel>`;

/** What a page's own counting sees of the elements on it. */
interface Alive {
  readonly timers: number;
  readonly frames: number;
  readonly requests: number;
  readonly listeners: number;
}

/** Counts from before the first script on what the elements start and leave: timers, frames, requests, listeners. */
function count(): void {
  const alive = { timers: new Set<number>(), frames: new Set<number>(), requests: 0, listeners: 0 };
  const {
    setTimeout: start,
    clearTimeout: stop,
    setInterval: repeat,
    clearInterval: end,
    fetch: ask,
  } = window;
  const { requestAnimationFrame: draw, cancelAnimationFrame: leave } = window;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  Object.assign(window, {
    setTimeout: (run: () => void, time: number) => {
      const timer = start(() => {
        alive.timers.delete(timer);
        run();
      }, time);
      alive.timers.add(timer);
      return timer;
    },
    setInterval: (run: () => void, time: number) => {
      const timer = repeat(run, time);
      alive.timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      alive.timers.delete(timer);
      stop(timer);
    },
    clearInterval: (timer: number) => {
      alive.timers.delete(timer);
      end(timer);
    },
    requestAnimationFrame: (run: FrameRequestCallback) => {
      const frame = draw(time => {
        alive.frames.delete(frame);
        run(time);
      });
      alive.frames.add(frame);
      return frame;
    },
    cancelAnimationFrame: (frame: number) => {
      alive.frames.delete(frame);
      leave(frame);
    },
    fetch: async (...asked: Parameters<typeof fetch>) => {
      alive.requests += 1;
      try {
        return await ask(...asked);
      } finally {
        alive.requests -= 1;
      }
    },
    alive: () => ({ ...alive, timers: alive.timers.size, frames: alive.frames.size }),
  });
  const lasting = (target: EventTarget | null) => !target || target === window || target === document;
  EventTarget.prototype.addEventListener = function (...of) {
    if (lasting(this)) alive.listeners += 1;
    add.apply(this, of);
  };
  EventTarget.prototype.removeEventListener = function (...of) {
    if (lasting(this)) alive.listeners -= 1;
    remove.apply(this, of);
  };
}

/** Rounds, of five elements each; five times as many with SOAK set. */
const ROUNDS = process.env.SOAK ? 1000 : 200;

const alive = (page: Page) => page.evaluate(() => (window as unknown as { alive(): Alive }).alive());

/** Opens the elements, all of them drawn. */
async function open(page: Page): Promise<void> {
  await answerCalls(page, {
    products: route => answer(route, productPage(2)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'm404', title: 'M404' }]),
    promotions: route =>
      answer(
        route,
        [1, 2].map(name => ({
          name: `${name}`,
          is_active: true,
          image_url: { desktop: 'data:image/svg+xml,' },
        })),
      ),
  });
  await openElements(page, `${ELEMENTS}<div id="place"></div><iframe srcdoc="<p>Frame</p>"></iframe>`);
  await page.waitForFunction(() => !document.querySelector(':not(:defined)'));
  await page.getByRole('option', { name: 'HP' }).waitFor({ state: 'attached' });
}

test('F42 a thousand times appended, moved, copied and removed in every way: nothing is left', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(count);
  await open(page);
  const held = await pageMemory(page);
  const rounds = (times: number) =>
    page.evaluate(
      async ([html, count]) => {
        const place = document.querySelector('#place') as HTMLElement;
        const frame = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
        const ways: ((to: Element, of: Element) => unknown)[] = [
          (to, of) => to.append(of),
          (to, of) =>
            'moveBefore' in to &&
            (to as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(of, null),
          (to, of) => (to.shadowRoot ?? to.attachShadow({ mode: 'open' })).append(of),
          (_, of) => frame.body.append(of),
          (to, of) => to.append(of.cloneNode(true)),
        ];
        for (let round = 0; round < count; round++) {
          place.innerHTML = html;
          const to = place.appendChild(document.createElement('div'));
          for (const element of [...place.children].slice(0, -1)) ways[round % ways.length]?.(to, element);
          // 3 and the number of ways have no common divisor: each way comes to be painted.
          if (round % 3 === 0) await new Promise(requestAnimationFrame);
          place.innerHTML = '';
          frame.body.replaceChildren();
        }
        await new Promise(requestAnimationFrame);
      },
      [ELEMENTS, times] as const,
    );
  await rounds(50);
  const settled = async () => {
    await expect.poll(async () => (await alive(page)).requests).toBe(0);
    return alive(page);
  };
  const calm = await settled();
  const before = await held();
  await rounds(ROUNDS);
  await expect.poll(async () => (await alive(page)).timers).toBeLessThanOrEqual(calm.timers);
  await expect.poll(async () => (await alive(page)).frames).toBeLessThanOrEqual(calm.frames);
  expect((await settled()).listeners).toBe(calm.listeners);
  // What is gone is collected in its own time.
  await expect.poll(async () => (await held()).listeners).toBeLessThanOrEqual(before.listeners);
  await expect.poll(async () => (await held()).nodes - before.nodes).toBeLessThan(100);
  await expect.poll(async () => (await held()).used - before.used).toBeLessThan(1_000_000);
  noteFigures(before, await held());
});

for (const [way, move] of [
  ['append', (of: Element, to: Element) => to.append(of)],
  [
    'moveBefore',
    (of: Element, to: Element) =>
      (to as Element & { moveBefore(node: Node, before: null): void }).moveBefore(of, null),
  ],
  ['a shadow root', (of: Element, to: Element) => to.attachShadow({ mode: 'open' }).append(of)],
  [
    'a frame',
    (of: Element) => (document.querySelector('iframe') as HTMLIFrameElement).contentDocument?.body.append(of),
  ],
] as const) {
  test(`F42 a finder moved by ${way} keeps its choice and asks for nothing again`, async ({ page }) => {
    await open(page);
    await page.getByLabel('Printer brand').selectOption('hp');
    await page.getByLabel('Printer model').selectOption('m404');
    await expect(page.locator('tass-finder').getByRole('article')).toHaveCount(2);
    const asked: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.evaluate(`(${move})(document.querySelector('tass-finder'), document.querySelector('#place'))`);
    const there = way === 'a frame' ? page.frameLocator('iframe') : page.locator('#place');
    await expect(there.getByLabel('Printer brand')).toHaveValue('hp');
    await expect(there.getByLabel('Printer model')).toHaveValue('m404');
    const card = there.getByRole('article').first();
    await card.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(card.getByRole('group')).toBeVisible();
    expect(asked).toEqual([]);
  });
}
