import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** The cart. It reads what a cart link brings by itself. */
export function Cart({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.cart;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <tass-cart />
    </div>
  );
}
