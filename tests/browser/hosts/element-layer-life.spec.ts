import { expect, type Locator, test } from 'playwright/test';
import { pageMemory } from '../../helpers/page-memory';
import { openFixture } from './element-layer/fixture-page';

// The wrapper of an element that pages bring along, move and throw away. What it reads and tells: unit/hosts; built elements:
// life-cycle.spec.ts; pages that do harm and elements that fail: element-layer-hosts.spec.ts.

/** What the fixture was given, as it says itself. */
const props = async (said: Locator) => JSON.parse((await said.textContent()) ?? '{}');

test('what stands on the page before the definition is taken over: properties, a shadow root, its nodes', async ({
  page,
}) => {
  await openFixture(page, '<div id="made"></div>');
  const html = await page.evaluate(async () => {
    const element = document.createElement('tass-fixture');
    document.body.append(element);
    return element.shadowRoot?.innerHTML ?? '';
  });
  await openFixture(
    page,
    `<tass-fixture id="drawn"><template shadowrootmode="open"><style>button{color:rgb(1, 2, 3)}</style>${html}</template></tass-fixture><tass-fixture id="told"></tass-fixture>`,
    { define: false },
  );
  const [drawn, told] = [page.locator('#drawn'), page.locator('#told')];
  await told.evaluate(element => Object.assign(element, { limit: 4, viewMore: '/a', paged: true }));
  const button = await drawn.getByRole('button', { name: 'Pressed 0' }).elementHandle();
  await page.evaluate(() => window.defineFixture('1.0.0'));
  await drawn.getByRole('button', { name: 'Pressed 0' }).click();
  const pressed = drawn.getByRole('button', { name: 'Pressed 1' });
  await expect(pressed).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await pressed.evaluate((now, before) => now === before, button)).toBe(true);
  await expect(drawn.locator('output')).toHaveCount(1);
  await expect
    .poll(() => props(told.locator('output')))
    .toEqual({ heading: 'Toner', limit: 4, paged: true, viewMore: '/a' });
});

test('F42 state survives a move by moveBefore', async ({ page }) => {
  await openFixture(page, '<tass-fixture></tass-fixture><div id="target" lang="ar-KW"></div>');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.evaluate(() => {
    const target = document.querySelector('#target') as Element & {
      moveBefore(node: Node, before: null): void;
    };
    target.moveBefore(document.querySelector('tass-fixture') as Element, null);
  });
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(page.locator('.root')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => [window.counts.mounted, window.counts.unmounted])).toEqual([1, 0]);
});

test('F42 an element that moves into a frame keeps its styles and its state', async ({ page }) => {
  await openFixture(page, '<tass-fixture></tass-fixture><iframe srcdoc="<p>Frame</p>"></iframe>');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await page.frameLocator('iframe').getByText('Frame').waitFor();
  await page.evaluate(() => {
    const frame = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
    frame.body.append(document.querySelector('tass-fixture') as Element);
  });
  const there = page.frameLocator('iframe');
  await expect(there.getByRole('button', { name: 'Pressed 1' })).toHaveCSS('min-height', '44px');
  // What it draws anew is of the frame's document.
  await there.getByRole('button', { name: 'Break' }).click();
  await there.getByRole('button', { name: 'Try again' }).click();
  await expect(there.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
});

test('F42 a thousand elements come and go and leave nothing', async ({ page }) => {
  await openFixture(page, '<div id="place"></div>');
  const memory = await pageMemory(page);
  const cycle = (times: number) =>
    page.evaluate(async count => {
      const place = document.querySelector('#place') as Element;
      for (let index = 0; index < count; index++) {
        const element = document.createElement('tass-fixture');
        place.append(element);
        document.body.append(element);
        if (index % 25 === 0) await new Promise(requestAnimationFrame);
        element.setAttribute('limit', '7');
        element.remove();
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, times);
  await cycle(50);
  const before = await memory();
  await cycle(1000);
  await expect.poll(() => page.evaluate(() => window.counts.mounted - window.counts.unmounted)).toBe(0);
  // What is gone is collected in its own time.
  await expect.poll(async () => (await memory()).listeners).toBeLessThanOrEqual(before.listeners);
  await expect.poll(async () => (await memory()).nodes - before.nodes).toBeLessThan(100);
  await expect.poll(async () => (await memory()).used - before.used).toBeLessThan(1_000_000);
});
