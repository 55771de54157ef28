import { useEffect, useState } from 'react';
import type { Product } from '../../api/schemas';
import { useHost } from '../../element/host';

/** Whether the page has a card of its own for products. */
export function useHasCardTemplate(): boolean {
  return useHost()?.querySelector(':scope > template[slot=card]') != null;
}

/** Draws products into the page's own card, where it has one; false where they are to be drawn as ever. */
export function useCardTemplate(products: readonly Product[] | undefined): boolean {
  const host = useHost();
  const [failed, fail] = useState(false);
  const own = useHasCardTemplate() && !failed;
  useEffect(() => {
    if (host && own && products)
      import('./card-template').then(
        ({ drawCards }) => drawCards(host, products),
        () => fail(true),
      );
  }, [host, own, products]);
  return own;
}
