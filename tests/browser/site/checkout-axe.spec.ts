import { expect, type Page, test } from 'playwright/test';
import { axeFaults, LOOKS } from '../../helpers/axe';
import { accept, answerOrders } from '../../helpers/checkout-page';
import { openElements } from '../../helpers/element-page';
import { cartOf } from '../../helpers/orders';

// Nothing that axe knows of stands in the way of anybody from the cart to the confirmation, in either language and theme.

const HEAD = '<meta name="tass:whatsapp" content="+965 5000 0000">';
const DETAILS = {
  name: 'Maha Al Salem',
  phone: '50123456',
  governorate: 'hawalli',
  area: 'salmiya',
  block: '4',
  street: '12',
  building: '8',
};

/** A desk's window and a phone's. */
const WIDTHS = [1440, 390];

/** What axe finds in either window. */
async function faultsAtWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await axeFaults(page)).map(fault => `${width} px: ${fault}`));
  }
  return faults;
}

for (const { lang, theme } of LOOKS)
  test(`cart, checkout with faults, and confirmation in ${lang}, ${theme}`, async ({ page }) => {
    const devices = [{ slug: 'hp-m402dn', title: 'M402dn', brand: { slug: 'hp', title: 'HP' } }];
    await page.route('**/api/v2/products/toner-1', route =>
      route.fulfill({ json: { data: { ...cartOf(1)[0], devices } } }),
    );
    await page.addInitScript(
      ([cart, draft]) => {
        localStorage.setItem('tass-cart', cart);
        sessionStorage.setItem('draft', draft);
      },
      [JSON.stringify(cartOf(1)), JSON.stringify({ fields: DETAILS })] as const,
    );
    await answerOrders(page, accept({ subtotal: '18.500', shipping: '2.000' }));
    await openElements(page, '<tass-cart></tass-cart>', { lang, theme, head: HEAD });
    await page.locator('[part=delivery]').waitFor();
    expect(await faultsAtWidths(page)).toEqual([]);

    const body = '<tass-checkout></tass-checkout><tass-order-dialog></tass-order-dialog>';
    await openElements(page, body, { lang, theme, head: HEAD });
    const place = page.locator('.pay button');
    await place.click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    expect(await faultsAtWidths(page)).toEqual([]);

    await page.evaluate(() => localStorage.setItem('tass-checkout', sessionStorage.getItem('draft') ?? ''));
    await page.reload();
    await place.click();
    await expect(page.getByRole('dialog')).toContainText('TASS-1001');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    expect(await faultsAtWidths(page)).toEqual([]);
    await page.getByRole('dialog').locator('.close').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await faultsAtWidths(page)).toEqual([]);
  });
