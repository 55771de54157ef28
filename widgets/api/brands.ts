import type { Settings } from '../settings';
import { ApiError, getQuery, type Query } from './client';
import { type Brand, brand, keepGood, listIn } from './schemas';

/** All brands. */
export function brands(settings: Settings): Query<readonly Brand[]> {
  return getQuery(settings, 'brands', '/products/brands', body => {
    const list = listIn(body);
    if (!list) throw new ApiError('brands', 200, 'The answer holds no brands');
    return keepGood(brand, list);
  });
}
