import { expect, test } from 'playwright/test';
import { openFixture } from './element-layer/fixture-page';

// The wrapper on pages that do it harm, and around a component that fails. Built elements: hostile-hosts.spec.ts.

test('F48 an error in drawing and in an effect stays inside its element, which can be tried again', async ({
  page,
}) => {
  const logged = await openFixture(
    page,
    '<tass-fixture heading="broken"></tass-fixture><tass-fixture></tass-fixture>',
    { define: false },
  );
  await page.evaluate(() => {
    document.addEventListener('tass-error', event =>
      document.body.setAttribute('data-failed', (event.target as Element).localName),
    );
    window.defineFixture('1.0.0');
  });
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(1);
  await expect(page.locator('body')).toHaveAttribute('data-failed', 'tass-fixture');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(2);
  const first = page.locator('tass-fixture').first();
  for (const count of [0, 1, 2]) await first.getByRole('button', { name: `Pressed ${count}` }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(2);
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
});

for (const [where, press] of [
  ['a handler', 'Throw'],
  ['a promise', 'Reject'],
] as const) {
  test(`F48 an error in ${where} offers another try and leaves all as it stood, here and beside it`, async ({
    page,
  }) => {
    const logged = await openFixture(page, '<tass-fixture></tass-fixture><tass-fixture></tass-fixture>');
    const pressed = (times: number) => page.getByRole('button', { name: `Pressed ${times}` });
    await pressed(0).first().click();
    await page.getByRole('button', { name: press }).first().click();
    const again = page.locator('tass-fixture').first().getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await pressed(1).click();
    await expect(pressed(2)).toBeVisible();
    await pressed(0).click();
    await expect(pressed(1)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.counts))
      .toEqual({ mounted: 2, unmounted: 0, failures: 1 });
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(pressed(0)).toBeVisible();
    await expect(pressed(1)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => window.counts))
      .toEqual({ mounted: 3, unmounted: 1, failures: 1 });
    expect(logged).toEqual([]);
  });
}

test('F43 styles of the page stay out: resets, a small root, direction, even !important', async ({
  page,
}) => {
  await openFixture(
    page,
    `<style>html{font-size:62.5%}*{direction:rtl!important;color:red!important;font-size:40px!important;letter-spacing:9px!important}</style>
     <tass-fixture></tass-fixture>`,
  );
  const text = page.locator('.settings');
  await expect(text).toHaveCSS('direction', 'ltr');
  await expect(text).toHaveCSS('font-size', '16px');
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(text).toHaveCSS('letter-spacing', 'normal');
});

test('F45 works under a strict content policy with Trusted Types', async ({ page }) => {
  const logged = await openFixture(page, '<tass-fixture></tass-fixture>', {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  });
  const button = page.getByRole('button', { name: 'Pressed 0' });
  await expect(button).toHaveCSS('min-height', '44px');
  expect(logged).toEqual([]);
});

for (const [harm, code] of [
  ['extended', "Array.prototype.toJSON = () => 'x'; Object.prototype.surprise = 1; window.process = {}"],
  [
    'froze',
    'Object.freeze(Object.prototype); Object.freeze(Array.prototype); Object.freeze(Function.prototype)',
  ],
  ['shadowed', 'window.define = () => {}; window.define.amd = {}; window.exports = {}; window.module = {}'],
] as const) {
  test(`F44 a page that ${harm} what the language brings does no harm`, async ({ page }) => {
    const logged = await openFixture(
      page,
      `<script>${code}</script><img id="head" name="head"><form name="body"></form><tass-fixture></tass-fixture>`,
    );
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(logged).toEqual([]);
  });
}

test('F44 where a page lets nothing be drawn, the fallback shows and the failure is told', async ({
  page,
}) => {
  const logged = await openFixture(
    page,
    `<script>Object.prototype.clone = () => {}; Object.freeze(Object.prototype);
       addEventListener('tass-error', () => { document.title = 'told'; });</script>
     <tass-fixture><a href="tel:1">Call us</a></tass-fixture>`,
  );
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page).toHaveTitle('told');
  expect(logged.filter(text => text.startsWith('uncaught'))).toEqual([]);
});
