import type { Settings } from '../settings';
import { getQuery, nothingIn, type Query } from './client';
import { type Brand, brand, keepGood, listIn } from './schemas';

/** All brands. */
export function brands(settings: Settings): Query<readonly Brand[]> {
  return getQuery(settings, 'brands', '/products/brands', body => {
    const list = listIn(body);
    if (!list) throw nothingIn('brands');
    return keepGood(brand, list);
  });
}
