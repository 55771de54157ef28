import { expect, type Locator, type Page, test } from 'playwright/test';
import { answer, answerCalls, openElements } from '../../helpers/element-page';
import { product, productPage } from '../../helpers/products';

// What a page's styles do to the elements on it: nothing that it was not asked to.

/** Opens a finder and a grid with the same goods, in the same place, under the page's own styles. */
async function openStyled(page: Page, head: string): Promise<Locator> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width: 1400, height: 1000 });
  await answerCalls(page, {
    products: route => answer(route, productPage(3)),
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
  });
  await openElements(page, '<tass-finder></tass-finder><tass-product-grid limit="3"></tass-product-grid>', {
    head: `<style>html { --tass-font: sans-serif } main { position: absolute; top: 0; left: 0; width: 900px; background: #fff }</style>${head}`,
  });
  await expect(page.getByRole('option', { name: 'HP' })).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(3);
  return page.getByRole('main');
}

/** Places and sizes of all named pieces, as shares of the width of the whole. */
const geometry = (main: Locator) =>
  main.evaluate(place => {
    const { left, top, width } = place.getBoundingClientRect();
    return [...place.children].flatMap(element =>
      [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map(piece => {
        const box = piece.getBoundingClientRect();
        return [box.left - left, box.top - top, box.width, box.height].map(length => length / width);
      }),
    );
  });

/** Share of pixels in which two pictures differ; 1 where their sizes do. */
const difference = (page: Page, ...pictures: readonly Buffer[]) =>
  page.evaluate(
    async texts => {
      const [one, other] = await Promise.all(
        texts.map(async text => {
          const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(picture, 0, 0);
          return context.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if (
          [0, 1, 2].some(color => Math.abs((one.data[at + color] ?? 0) - (other.data[at + color] ?? 0)) > 16)
        )
          different++;
      return different / (one.data.length / 4);
    },
    pictures.map(picture => picture.toString('base64')),
  );

/** What may differ: half a per cent. */
const ALIKE = 0.005;

for (const [what, head] of [
  [
    'a reset that insists, on a small root',
    `<style>html { font-size: 62.5% } button, input, select { all: unset !important }
     * { margin: 0 !important; padding: 0 !important; border: 0 !important; box-sizing: content-box !important;
         color: red !important; font-size: 9px !important; line-height: 1 !important; letter-spacing: 3px !important;
         word-spacing: 9px !important; text-transform: uppercase !important; text-indent: 2em !important;
         text-align: right !important; text-shadow: 0 0 4px red !important; font-weight: 900 !important }</style>`,
  ],
  [
    'a dark page',
    '<meta name="color-scheme" content="dark"><style>html { color-scheme: dark } select, input { color-scheme: dark; background: #000; color: #fff }</style>',
  ],
  ['a page from right to left', "<script>document.documentElement.dir = 'rtl'</script>"],
] as const) {
  test(`F43 the same picture on a clean page and on ${what}`, async ({ page }) => {
    const clean = await openStyled(page, '');
    const [pieces, picture] = [await geometry(clean), await clean.screenshot()];
    expect(pieces.length).toBeGreaterThan(20);
    await page.emulateMedia({ colorScheme: what === 'a dark page' ? 'dark' : 'light' });
    const hostile = await openStyled(page, head);
    expect(await geometry(hostile)).toEqual(pieces);
    expect(await difference(page, picture, await hostile.screenshot())).toBeLessThan(ALIKE);
  });
}

test('F43 on a page that is zoomed everything keeps its proportions', async ({ page }) => {
  const pieces = await geometry(await openStyled(page, ''));
  const zoomed = await geometry(await openStyled(page, '<style>html { zoom: 1.5 }</style>'));
  expect(zoomed).toHaveLength(pieces.length);
  const off = pieces.flatMap((piece, at) =>
    piece.map((length, of) => Math.abs(length - (zoomed[at]?.[of] ?? 9))),
  );
  expect(Math.max(...off)).toBeLessThan(ALIKE);
});

test('F43 what a page hides or lets presses through, such as a closed menu, does so with what is in it', async ({
  page,
}) => {
  const closed = (style: string) =>
    `<div style="position: fixed; inset: 0; ${style}"><tass-benefits></tass-benefits></div>`;
  await openElements(
    page,
    `<button onclick="document.title = 'Pressed'">Behind</button>${closed('opacity: 0; pointer-events: none')}${closed('visibility: hidden')}`,
  );
  await expect(page.getByText('Free Shipping')).toHaveCount(2);
  await expect(page.getByText('Free Shipping').last()).toBeHidden();
  await page.getByRole('button', { name: 'Behind' }).click();
  await expect(page).toHaveTitle('Pressed');
});

test('F43 on a page without a doctype tables keep their letters', async ({ page }) => {
  await page.addInitScript(
    cart => localStorage.setItem('tass-cart', cart),
    JSON.stringify([{ ...product(1), quantity: 1 }]),
  );
  const letters = async (doctype: boolean) => {
    await openElements(page, '<tass-cart></tass-cart>', {
      doctype,
      head: '<style>body { color: rgb(1, 2, 3) }</style>',
    });
    return page.getByRole('row', { name: 'Subtotal' }).evaluate(row => {
      const { color, font } = getComputedStyle(row);
      return `${color} ${font}`;
    });
  };
  expect(await letters(false)).toBe(await letters(true));
});

test('F43 on paper the list is whole: products and prices, no buttons', async ({ page }) => {
  await openStyled(page, '');
  const grid = page.locator('tass-product-grid');
  await expect(grid.getByRole('button', { name: 'Add to Cart' })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  for (const number of [1, 2, 3]) {
    const article = grid.getByRole('article').filter({ hasText: `Toner ${number}` });
    await expect(article.getByText('18.500').first()).toBeVisible();
  }
  await expect(grid.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
});

test('F43 paper shows nothing that is still loading: no placeholders, no spinner', async ({ page }) => {
  await answerCalls(page, {
    products: () => undefined,
    'products/brands': route => answer(route, [{ slug: 'hp', title: 'HP' }]),
    'products/brands/hp/models': route => answer(route, [{ slug: 'm404', title: 'M404' }]),
  });
  await openElements(page, '<tass-finder></tass-finder><tass-product-grid></tass-product-grid>');
  await page.getByLabel('Printer brand').selectOption('hp');
  await page.getByLabel('Printer model').selectOption('m404');
  const waiting = page.locator('[part~=placeholder], .spinner');
  await expect(page.locator('tass-finder').locator('[part~=placeholder], .spinner').first()).toBeVisible();
  await expect(page.locator('tass-product-grid').locator('[part~=placeholder]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const one of await waiting.all()) await expect(one).toBeHidden();
});
