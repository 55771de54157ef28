import type { Page } from 'playwright/test';
import { answer, answerCalls, openElements } from './element-page';
import { productPage } from './products';

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
export const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' });
export const options = (page: Page) => page.getByRole('option');

/** Opens a search box, answers every search with `count` products and keeps what was asked for. */
export async function openSearch(
  page: Page,
  count = 3,
  body = '<tass-search></tass-search>',
): Promise<string[]> {
  const asked: string[] = [];
  await answerCalls(page, {
    products: (route, query) => {
      asked.push(query.get('q') ?? '');
      return answer(route, productPage(count));
    },
  });
  await openElements(page, body);
  return asked;
}
