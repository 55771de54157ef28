import type { PageProps } from '../app/screens';
import { useSiteCopy } from '../content/messages';
import { useHead } from '../head/head';

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
