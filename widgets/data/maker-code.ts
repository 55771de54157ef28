import type { Product } from '../types';

/** The maker's own code of a product. Equivalents are listed under the code of what they replace, which is not their own. */
export const makerCode = ({ code, kind }: Pick<Product, 'code' | 'kind'>): string | undefined =>
  (kind === 'original' && code) || undefined;
