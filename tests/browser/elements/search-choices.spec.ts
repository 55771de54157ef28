import { expect, type Page, test } from 'playwright/test';
import { field, list, openSearch, options } from '../../helpers/search-box';
import { addresses } from '../../helpers/shop';

// What is listed is reached by keys, presses and links, and leads on. Specification, sections 2 (header), 4 (search) and 9.

/** The option that assistive technology is told of. */
const activeText = (page: Page) =>
  field(page).evaluate(input => {
    const id = input.getAttribute('aria-activedescendant');
    return (
      id && (input.getRootNode() as ShadowRoot).getElementById(id)?.querySelector('[part=title]')?.textContent
    );
  });

test('the list is used and closed by keys and presses', async ({ page }) => {
  await openSearch(page);
  await test.step('arrow keys, Home and End move through the options, the focus stays in the field', async () => {
    await field(page).fill('toner');
    await expect(options(page)).toHaveCount(3);
    for (const [key, text] of [
      ['ArrowDown', 'Toner 1'],
      ['ArrowDown', 'Toner 2'],
      ['End', 'Toner 3'],
      ['ArrowDown', 'Toner 1'],
      ['ArrowUp', 'Toner 3'],
      ['Home', 'Toner 1'],
    ] as const) {
      await field(page).press(key);
      await expect.poll(() => activeText(page), key).toBe(text);
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
  });
  await test.step('a press outside closes the list', async () => {
    await field(page).fill('toner');
    await expect(options(page)).toHaveCount(3);
    await page.mouse.click(300, 600);
    await expect(list(page)).toHaveCount(0);
  });
  await test.step('Escape closes the list, then empties the field; an arrow opens it again', async () => {
    await field(page).fill('toner');
    await expect(options(page)).toHaveCount(3);
    await field(page).press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('toner');
    await field(page).press('ArrowDown');
    await expect(options(page)).toHaveCount(3);
    await field(page).press('Escape');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
  });
});

test('the list is 256 px high at most and scrolls to the active option', async ({ page }) => {
  await openSearch(page, 12);
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(12);
  await expect.poll(async () => (await list(page).boundingBox())?.height).toBe(256);
  await field(page).press('End');
  await expect(options(page).last()).toBeInViewport();
});

test('below a fixed header all of the list can be seen on a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSearch(
    page,
    5,
    '<div style="position:fixed;inset:10px 10px auto"><tass-search></tass-search></div>',
  );
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^See all/ })).toBeInViewport({ ratio: 1 });
  await field(page).press('End');
  await expect(options(page).last()).toBeInViewport({ ratio: 0.99 });
});

test('without a listener the browser goes to the product', async ({ page }) => {
  await openSearch(page);
  await page.route(`${addresses.site}/product/toner-1`, route => route.fulfill({ body: 'Product' }));
  await field(page).fill('toner');
  await options(page).first().click();
  await expect(page).toHaveURL(`${addresses.site}/product/toner-1`);
});

test('the link below the list is reached by Tab; the list closes when the focus leaves', async ({ page }) => {
  await openSearch(page, 2, '<tass-search></tass-search><button>After</button>');
  await field(page).fill('toner');
  await expect(options(page)).toHaveCount(2);
  await field(page).press('Tab');
  await expect(page.getByRole('link', { name: /^See all/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  await expect(list(page)).toHaveCount(0);
});
