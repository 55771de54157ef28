import type { PageProps } from '../app/screens';
import { useSiteCopy } from '../content/messages';
import { useHead } from '../head/head';

/** The cart. It reads what a cart link brings by itself. */
export function Cart({ lang, path }: PageProps) {
  const text = useSiteCopy().pages.cart;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <tass-cart />
    </div>
  );
}
