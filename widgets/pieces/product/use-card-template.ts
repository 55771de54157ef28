import { useEffect, useState } from 'react';
import type { Product } from '../../api/schemas';
import { useHost } from '../../element/host';

const hasCardTemplate = (host: HTMLElement | undefined) =>
  host?.querySelector(':scope > template[slot=card]') != null;

/** Whether the page has a card of its own for products; follows what comes into the element, and what leaves it. */
export function useHasCardTemplate(): boolean {
  const host = useHost();
  const [has, setHas] = useState(() => hasCardTemplate(host));
  useEffect(() => {
    if (!host) return;
    const look = () => setHas(hasCardTemplate(host));
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true });
    // What came since it was drawn.
    look();
    return () => observer.disconnect();
  }, [host]);
  return has;
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
