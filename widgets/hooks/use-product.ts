import { useEffect } from 'react';
import { product } from '../api/products';
import { useHost } from '../element/host';
import type { ProductDetail } from '../types';
import { type QueryResult, useQuery } from './use-query';
import { useSettings } from './use-settings';

/** Time in ms for which a page's script may be looking for the slug. */
const SLUG_TIMEOUT = 3000;

/** The product of an element's `slug`: null where the shop has none. A slug that never comes is missed in the console. */
export function useProduct(slug: string | undefined): QueryResult<ProductDetail | null> {
  const settings = useSettings();
  const host = useHost();
  useEffect(() => {
    if (slug || !host) return;
    const timer = setTimeout(() => console.warn(`tass: <${host.localName}> has no slug`, host), SLUG_TIMEOUT);
    return () => clearTimeout(timer);
  }, [slug, host]);
  return useQuery(slug ? product(settings, slug) : undefined);
}
