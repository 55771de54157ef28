import { expect, type Page, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, sections 4 and 9: what the showcase measures at each width, down to the pixel where one layout ends.

const open = (page: Page, width: number, height = 600) =>
  page
    .setViewportSize({ width, height })
    .then(() => openElements(page, '<tass-printer-showcase></tass-printer-showcase>'));

const boxOf = async (page: Page, place: string) => {
  const box = await page.locator(`[data-place=${place}] img`).boundingBox();
  return { middle: (box?.y ?? 0) + (box?.height ?? 0) / 2, width: Math.round(box?.width ?? 0) };
};

/** In a low window. */
const LAYOUTS = [
  [1441, 240, 0.85, -50, 400, 2],
  [1440, 200, 0.8, -40, 350, 1.8],
  [1025, 200, 0.8, -40, 350, 1.8],
  [1024, 180, 0.7, -30, 320, 1.5],
  [641, 180, 0.7, -30, 320, 1.5],
] as const;
/** In a window that is high enough for all of it. */
const SCALES = [
  [1500, 240, 1.5, 500],
  [1300, 200, 1.4, 350],
  [900, 180, 1.3, 200],
] as const;

test('three printers on larger screens, as large as the window allows', async ({ page }) => {
  await open(page, LAYOUTS[0][0]);
  await page.getByRole('button', { name: /^Pause/ }).click();
  for (const [width, image, side, offset, height, seconds] of LAYOUTS)
    await test.step(`at ${width} px: ${height} px high, neighbours ${side} times ${image} px, the middle raised ${-offset} px, in ${seconds} s`, async () => {
      await page.setViewportSize({ width, height: 600 });
      await expect.poll(async () => (await boxOf(page, 'start')).width).toBe(Math.round(image * side));
      await expect
        .poll(async () =>
          Math.round((await boxOf(page, 'middle')).middle - (await boxOf(page, 'start')).middle),
        )
        .toBe(offset);
      await expect(page.locator('.stage')).toHaveCSS('height', `${height}px`);
      const times = await page
        .locator('[data-place=middle]')
        .evaluate(printer => getComputedStyle(printer).transitionDuration);
      expect(new Set(times.split(', '))).toEqual(new Set([`${seconds}s`]));
    });
  const middle = page.locator('[data-place=middle]');
  const order = () =>
    page.locator('[part=slide]').evaluateAll(all => all.map(one => one.getAttribute('data-place')));
  const centre = async (place: string) => {
    const box = await page.locator(`[data-place=${place}]`).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  for (const [width, size, scale, gap] of SCALES)
    await test.step(`at ${width} px: the middle printer ${scale} times its ${size} px, neighbours fade to 0.8`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(middle).toHaveCount(1);
      await expect
        .poll(async () => Math.round((await middle.locator('img').boundingBox())?.width ?? 0))
        .toBe(size * scale);
      await expect(middle).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-place=start]')).toHaveCSS('opacity', '0.8');
      await expect.poll(async () => Math.round((await centre('end')) - (await centre('middle')))).toBe(gap);
      expect(new Set(await order()).size).toBe(3);
    });
});

for (const [width, every] of [
  [1500, 3800],
  [1300, 3300],
  [900, 2700],
] as const) {
  test(`at ${width} px another printer is in the middle every ${every} ms`, async ({ page }) => {
    await page.clock.install();
    await open(page, width);
    const middle = page.locator('[data-place=middle] img');
    const shown = async () => (await middle.getAttribute('alt')) ?? '';
    const first = await shown();
    // From here on time stands still but for what the test lets pass.
    await page.clock.pauseAt(Date.now() + 60_000);
    // The turning starts once the browser has told that the showcase is in sight.
    await expect.poll(() => page.clock.runFor(every).then(shown)).not.toBe(first);
    // A turn begins anew on every drawing.
    await page.clock.runFor(100);
    const names: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      names.push(await shown());
      await page.clock.runFor(every);
    }
    expect(new Set(names).size).toBe(3);
    expect(names).toContain(first);
    // They have come round.
    await expect(middle).toHaveAttribute('alt', names[0] ?? '');
  });
}

test('on a phone another printer comes every 3000 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, 390);
  const active = page.locator('.swiper-slide-active img');
  const shown = async () => (await active.getAttribute('alt')) ?? '';
  await expect(active).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await shown();
  await expect.poll(() => page.clock.runFor(200).then(shown), { intervals: [50] }).not.toBe(before);
  // The next pause begins where the slide has come to rest, and that is the browser's own time.
  const resting = () =>
    page
      .locator('.swiper-wrapper')
      .evaluate(track => track.getAnimations().every(({ playState }) => playState !== 'running'));
  await expect.poll(resting).toBe(true);
  const now = await shown();
  await page.clock.runFor(2900);
  expect(await shown()).toBe(now);
  await page.clock.runFor(300);
  await expect.poll(shown).not.toBe(now);
});

test('up to 640 px a slider of single printers; another width, another layout', async ({ page }) => {
  await open(page, 640);
  const slide = page.locator('.swiper-slide img').first();
  await test.step('160 px pictures, 280 px high', async () => {
    await expect(slide).toHaveAttribute('width', '160');
    await expect(page.locator('.swiper')).toHaveCSS('height', '280px');
    await expect(page.locator('[data-place]')).toHaveCount(0);
  });
  await test.step('another width, another layout', async () => {
    await page.setViewportSize({ width: 700, height: 600 });
    await expect(page.locator('[data-place]')).toHaveCount(3);
    await page.setViewportSize({ width: 390, height: 600 });
    await expect(slide).toBeVisible();
    await expect(slide).toHaveAttribute('width', '160');
    await expect(page.locator('[data-place]')).toHaveCount(0);
  });
  await test.step('each scene has a link to its category', async () => {
    for (const [name, path] of [
      ['Toners', '/printer-toner-supplier-in-kuwait'],
      ['Inks', '/printer-ink-supplier-in-kuwait'],
      ['Label tapes', '/label-tapes'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`${path}$`));
  });
  await test.step('60 % of the window high', async () => {
    await page.setViewportSize({ width: 1441, height: 1000 });
    const height = () => page.locator('.showcase').evaluate(area => area.getBoundingClientRect().height);
    await expect.poll(height).toBeGreaterThanOrEqual(600);
  });
});
