import type { Page, Route } from 'playwright/test';
import { answer, answerCalls, openElements } from './element-page';
import { BRANDS, MODELS } from './finder-catalogue';
import { productPage } from './products';

/** Answers of a shop where all is well. */
export const usual = {
  'products/brands': (route: Route) => answer(route, BRANDS),
  'products/brands/hp/models': (route: Route) => answer(route, MODELS),
  'products/brands/canon/models': (route: Route) =>
    answer(route, [{ slug: 'pixma-g540', title: 'PIXMA G540' }]),
  products: (route: Route) => answer(route, productPage(3)),
};

export const brand = (page: Page) => page.getByLabel('Printer brand');
export const model = (page: Page) => page.getByLabel('Printer model');
/** What a list shows as chosen. */
export const chosen = (page: Page, which: 'brand' | 'model') =>
  page.locator(`select[part=${which}]`).evaluate(select => {
    const { selectedOptions } = select as HTMLSelectElement;
    return selectedOptions[0]?.textContent;
  });

/** Opens a finder; `answers` take the place of the usual ones. */
export async function openFinder(
  page: Page,
  attributes = '',
  answers: Parameters<typeof answerCalls>[1] = {},
) {
  await answerCalls(page, { ...usual, ...answers });
  await openElements(page, `<tass-finder ${attributes}></tass-finder>`);
}
