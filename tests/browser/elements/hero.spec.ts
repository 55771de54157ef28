import { expect, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';

// Specification, section 2.

test('three printers in turn, three round links, 70 % of the window high', async ({ page }) => {
  await page.clock.install();
  // Time passes only as the test lets it, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openElements(
    page,
    '<tass-hero facebook="https://www.facebook.com/tass" instagram="https://www.instagram.com/tass" phone="+96522000000"></tass-hero>',
  );
  const slide = page.locator('[part=slide][aria-hidden=false] img');
  await expect(slide).toHaveAttribute('alt', 'Office laser printer');
  const shown = () => slide.getAttribute('alt');
  for (const printer of ['Ink tank printer', 'Office copier', 'Office laser printer']) {
    const before = await shown();
    await expect.poll(() => page.clock.runFor(1000).then(shown), { intervals: [10] }).not.toBe(before);
    expect(await shown()).toBe(printer);
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

test('the column of links keeps its place in the window while the hero is in view', async ({ page }) => {
  await openElements(
    page,
    '<div style="height:64px"></div><tass-hero facebook="https://www.facebook.com/tass" phone="+96522000000"></tass-hero><div style="height:2000px"></div>',
  );
  const link = page.getByRole('link', { name: 'Facebook' });
  await link.waitFor();
  const scroll = (top: number) => page.evaluate(top => scrollTo({ top, behavior: 'instant' }), top);
  for (const width of [390, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await scroll(0);
      const top = async () => Math.round((await link.boundingBox())?.y ?? 0);
      const before = await top();
      await scroll(40);
      await expect.poll(top).toBe(before);
      await scroll(900);
      await expect.poll(top).toBeLessThan(0);
    });
});

test('at 400 % zoom the links are in view when the focus is on them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openElements(
    page,
    '<div style="height:160px"></div><tass-hero facebook="https://www.facebook.com/tass" instagram="https://www.instagram.com/tass" phone="+96522000000"></tass-hero><div style="height:2000px"></div>',
  );
  for (const name of ['Facebook', 'Call us']) {
    const link = page.getByRole('link', { name });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('Find leaves a guess open for whoever presses it', async ({ page }) => {
  const printers = [{ slug: 'hp-m404dn', title: 'LaserJet Pro M404dn', brand: { slug: 'hp', title: 'HP' } }];
  await answerCalls(page, {
    'products/brands': route => answer(route, []),
    products: route => answer(route, { items: [], page: 1, limit: 6, total: 0, printers, guess: true }),
  });
  await openElements(page, '<tass-hero></tass-hero>');
  await page.getByRole('combobox', { name: 'Printer or cartridge' }).fill('m404dm');
  await expect(page.getByRole('option', { name: /M404dn/ })).toBeVisible();
  await page.getByRole('button', { name: 'Find' }).hover();
  await page.mouse.down();
  await expect(page.getByRole('option', { name: /M404dn/ })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('option', { name: /M404dn/ })).toBeVisible();
});

test('a finished page loads the slide that it shows, and the others once something can turn to them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(/\/assets\/js\/hero-/, async route => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.some(path => /\/hero-[\w-]+\.js$/.test(path))).toBe(true);
  await expect(page.getByAltText('Office laser printer')).toBeVisible();
  const slides = () => asked.filter(path => /\/printer-\d\.svg$/.test(path)).sort();
  expect(slides()).toEqual(['/pictures/printer-1.svg']);
  release();
  await expect
    .poll(slides)
    .toEqual(['/pictures/printer-1.svg', '/pictures/printer-2.svg', '/pictures/printer-3.svg']);
});
