import type { Settings } from '../settings';
import { getQuery, nothingIn, pathPart, type Query } from './client';
import { keepGood, listIn, type Model, named } from './schemas';

/** The printer models of a brand; `missing` stands for a brand that the host does not know, where that is an answer. */
export function models(
  settings: Settings,
  brand: string,
  missing?: { readonly answer: null },
): Query<readonly Model[] | null> {
  return getQuery(
    settings,
    'models',
    `/products/brands/${pathPart(brand)}/models`,
    body => {
      const list = listIn(body);
      if (!list) throw nothingIn('models');
      return keepGood(named, list);
    },
    missing,
  );
}
