import { useSiteCopy } from '../copy';
import { useHead } from '../head';
import type { PageProps } from '../screens';

/** Where an order is placed. */
export function Checkout({ lang, path }: PageProps) {
  const text = useSiteCopy().pages.checkout;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <tass-checkout />
    </div>
  );
}
