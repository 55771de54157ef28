import { expect, test } from 'playwright/test';
import { pageMemory } from '../../helpers/page-memory';
import { openFixture } from './element-layer/fixture-page';

// The wrapper of an element that pages append, move and throw away. Built elements: life-cycle.spec.ts.

test('an element that is never attached is never drawn', async ({ page }) => {
  await openFixture(page, '');
  const drawn = await page.evaluate(async () => {
    const element = document.createElement('tass-fixture');
    element.setAttribute('heading', 'Ink');
    await new Promise(requestAnimationFrame);
    return [window.counts.mounted, element.shadowRoot?.childNodes.length];
  });
  expect(drawn).toEqual([0, 0]);
});

for (const [way, move] of [
  ['append', (element: Element, target: Element) => target.append(element)],
  [
    'moveBefore',
    (element: Element, target: Element) =>
      (target as Element & { moveBefore(node: Node, before: null): void }).moveBefore(element, null),
  ],
  [
    'a shadow root',
    (element: Element, target: Element) => target.attachShadow({ mode: 'open' }).append(element),
  ],
] as const) {
  test(`F42 state survives a move by ${way}`, async ({ page }) => {
    await openFixture(page, '<tass-fixture></tass-fixture><div id="target" lang="ar-KW"></div>');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await page.evaluate(
      `(${move})(document.querySelector('tass-fixture'), document.querySelector('#target'))`,
    );
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect(page.locator('.root')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => [window.counts.mounted, window.counts.unmounted])).toEqual([1, 0]);
  });
}

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
