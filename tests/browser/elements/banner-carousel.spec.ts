import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { addresses } from '../../helpers/shop';

// Specification, sections 2, 4, 7, 8 and 9.

const picture = (name: string) => `${addresses.partner}/pictures/${name}.svg`;
const banner = (name: string, different = {}) => ({
  name,
  is_active: true,
  image_url: { desktop: picture(`${name}-l`), tablet: picture(`${name}-m`), mobile: picture(`${name}-s`) },
  ...different,
});
const THREE = [banner('First'), banner('Second'), banner('Third')];

async function open(page: Page, banners: unknown = THREE, width = 1100): Promise<void> {
  await page.clock.install();
  // Time passes only as a test lets it, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width, height: 700 });
  await page.route(`${addresses.partner}/pictures/*`, route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"/>',
    }),
  );
  await answerCalls(page, { promotions: route => answer(route, banners) });
  await openElements(page, '<tass-banner-carousel></tass-banner-carousel>');
}

/** The one banner that is shown; its neighbours are inert. */
const shown = (page: Page) => page.locator('[part=slide]:not([inert]) img');
const expectShown = (page: Page, name: string) => expect(shown(page)).toHaveAttribute('alt', name);

test('only active banners, one at a time, sliding for 700 ms; the next after 5 seconds, round and round', async ({
  page,
}) => {
  await open(page, [banner('Old', { is_active: false }), ...THREE]);
  await expectShown(page, 'First');
  await expect(page.locator('[part=dot]')).toHaveCount(3);
  await expect(page.locator('.track')).toHaveCSS('transition-duration', '0.7s');
  await page.clock.runFor(4900);
  await expectShown(page, 'First');
  await page.clock.runFor(200);
  await expectShown(page, 'Second');
  await page.clock.runFor(5000);
  await expectShown(page, 'Third');
  await page.clock.runFor(5000);
  await expectShown(page, 'First');
  await test.step('holds still under the pointer, under the focus, and after the pause button', async () => {
    await shown(page).hover();
    await page.clock.runFor(11_000);
    await expectShown(page, 'First');
    await page.mouse.move(5, 690);
    await page.locator('[part=dot]').first().focus();
    await page.clock.runFor(11_000);
    await expectShown(page, 'First');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole('button', { name: /^Pause/ }).click();
    await page.mouse.move(5, 690);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(11_000);
    await expectShown(page, 'First');
  });
});

test('on a phone a dozen dots and their button stand in one line, each wide enough for a finger', async ({
  page,
}) => {
  await open(
    page,
    Array.from({ length: 12 }, (_, at) => banner(`Banner ${at}`)),
    390,
  );
  await expect(page.locator('[part=dot]')).toHaveCount(12);
  const boxes = () =>
    page
      .locator('.controls button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ top, width }) => [top, width]));
  await expect.poll(async () => new Set((await boxes()).map(([top]) => top)).size).toBe(1);
  // WCAG 2.2, 2.5.8.
  for (const [, width] of await boxes()) expect(width).toBeGreaterThanOrEqual(24);
});

/** Draws the pointer sideways over the banner. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('.window').boundingBox();
  if (!box) throw new Error('no banner');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

test('a drag, however short, does not follow the banner’s link; a press does', async ({ page }) => {
  await open(page, [banner('First', { href: '/brands/hp' }), banner('Second')]);
  await expectShown(page, 'First');
  await record(page, 'tass-navigate', true);
  await swipe(page, -30);
  await swipe(page, 20);
  expect(await fired(page, 'tass-navigate')).toHaveLength(0);
  await shown(page).click();
  await expect.poll(() => fired(page, 'tass-navigate')).toHaveLength(1);
});

test('swipes, arrows and dots turn to another banner', async ({ page }) => {
  await open(page);
  await test.step('a swipe of more than 50 px turns, a shorter one does not', async () => {
    await expectShown(page, 'First');
    await swipe(page, -50);
    await expectShown(page, 'First');
    await swipe(page, -51);
    await expectShown(page, 'Second');
    await swipe(page, 60);
    await expectShown(page, 'First');
  });
  await test.step('arrows and dots; the ends meet', async () => {
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expectShown(page, 'Third');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectShown(page, 'First');
    await page.getByRole('button', { name: 'Go to slide 2' }).click();
    await expectShown(page, 'Second');
    await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  });
  await test.step('arrows only from medium screens on', async () => {
    await page.setViewportSize({ width: 700, height: 700 });
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
  });
});

const IMAGES = { desktop: picture('B-l'), tablet: picture('B-m'), mobile: picture('B-s') };
const currentPicture = (page: Page) =>
  shown(page).evaluate(img => /B-(\w)\.svg/.exec((img as HTMLImageElement).currentSrc)?.[1]);

test('each width has its own picture', async ({ page }) => {
  await open(page, [banner('A', { image_url: IMAGES })]);
  for (const [width, own] of [
    [1100, 'l'],
    [800, 'm'],
    [500, 's'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => currentPicture(page), `${width} px`).toBe(own);
  }
});

test('any other picture that is there, where a width’s own is missing', async ({ page }) => {
  const without = (missing: keyof typeof IMAGES) =>
    banner('A', { image_url: { ...IMAGES, [missing]: undefined } });
  for (const [width, missing, shown] of [
    [1100, 'desktop', 'm'],
    [800, 'tablet', 'l'],
    [500, 'mobile', 'm'],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await open(page, [without(missing)], width);
      await expect.poll(() => currentPicture(page)).toBe(shown);
    });
});

test('F34 a hostile link or picture of a banner is no link and no picture', async ({ page }) => {
  const hostile = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'JAVASCRIPT:\nalert(1)'];
  await open(page, [
    banner('Good', { href: '/brands/hp' }),
    ...hostile.map(href => banner('Evil', { href })),
    banner('Pictures', {
      image_url: { desktop: 'javascript:alert(1)', tablet: '//evil.example/a.png', mobile: null },
    }),
  ]);
  await expectShown(page, 'Good');
  await expect(page.locator('[part=slide] a')).toHaveCount(1);
  await expect(page.locator('[part=slide] a')).toHaveAttribute('href', `${addresses.site}/brands/hp`);
  const pictures = page.locator('[part=slide] :is(img, source)');
  for (const picture of await pictures.all())
    expect(`${await picture.getAttribute('src')}${await picture.getAttribute('srcset')}`).not.toMatch(
      /evil|script/,
    );
});
