import type { Query } from '../api/client';
import type { ProductPage } from '../api/products';
import type { Brand, Model } from '../api/schemas';

/** What a headless element asks, and what that is about. */
export interface Queries {
  readonly brands?: Query<readonly Brand[]> | undefined;
  readonly models?: Query<readonly Model[] | null> | undefined;
  readonly products?: Query<ProductPage> | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly page?: number | undefined;
}
