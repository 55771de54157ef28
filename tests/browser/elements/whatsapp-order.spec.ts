import { expect, type Page, test } from 'playwright/test';
import { addresses } from '../../helpers/shop';

// An order by WhatsApp from the cart and the checkout: a message that opens everywhere, and the identical cart behind its link.

interface Line {
  readonly slug: string;
  readonly quantity: number;
}

/** Opens a page of the shop with 30 of its products in the cart. */
async function openWithCart(page: Page, path: string): Promise<readonly Line[]> {
  const answer = await page.request.get(`${addresses.api}/api/v2/products?brand=tass&limit=30`);
  const { data } = (await answer.json()) as { data: { items: Record<string, unknown>[] } };
  const lines = data.items.map((product, at) => ({ ...product, quantity: at + 1 }));
  expect(lines).toHaveLength(30);
  await page.addInitScript(text => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.goto(path);
  return lines as unknown as Line[];
}

const cartOf = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as Line[]).map(({ slug, quantity }) => ({
      slug,
      quantity,
    })),
  );

for (const [path, name] of [
  ['/cart', 'Order by WhatsApp'],
  ['/checkout', 'Order by WhatsApp'],
  ['/ar/checkout', 'اطلب عبر واتساب'],
] as const)
  test(`thirty lines go from ${path} by WhatsApp, and its link is the identical cart`, async ({
    page,
    browser,
  }) => {
    const lines = await openWithCart(page, path);
    const address = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(address).toMatch(/^https:\/\/wa\.me\/965\d{8}\?text=/);
    // What Windows hands to another program.
    expect(address.length).toBeLessThan(2048);
    const text = new URL(address).searchParams.get('text') ?? '';
    const [link = ''] = /https?:\S+$/.exec(text) ?? [];
    expect(link).toMatch(/^http:\/\/localhost:\d+(?:\/ar)?\/cart\?add=/);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect
      .poll(() => cartOf(elsewhere))
      .toEqual(lines.map(({ slug, quantity }) => ({ slug, quantity })));
    await elsewhere.close();
  });
