import { useSiteCopy } from '../copy';
import { useHead } from '../head';
import type { PageProps } from '../screens';

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
