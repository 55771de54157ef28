import { expect, test } from 'playwright/test';
import { openElements } from '../helpers/element-page';

// Specification, section 2.

test('three printers in turn, three round links, 70 % of the window high', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openElements(
    page,
    '<tass-hero facebook="https://www.facebook.com/tass" instagram="https://www.instagram.com/tass" phone="+96522000000"></tass-hero>',
  );
  const slide = page.locator('[part=slide][aria-hidden=false] img');
  await expect(slide).toHaveAttribute('alt', 'Office laser printer');
  for (const printer of ['Ink tank printer', 'Label printer', 'Office laser printer']) {
    await page.clock.runFor(3000);
    await expect(slide).toHaveAttribute('alt', printer);
  }
  for (const name of ['Facebook', 'Instagram']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveCSS('border-radius', /50%|\d{2,}px/);
  }
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+96522000000$/);
  const { height = 0 } = (await page.locator('.hero').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(0.7 * 800 - 1);
});

test('F34 hostile addresses of social pages and a hostile number become no links', async ({ page }) => {
  for (const hostile of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'JAVASCRIPT:\nalert(1)',
  ]) {
    await openElements(
      page,
      `<tass-hero facebook="${hostile}" instagram="${hostile}" phone="1?body=x&quot;><b>"></tass-hero>`,
    );
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/);
    for (const name of ['Facebook', 'Instagram'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
});
