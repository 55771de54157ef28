import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** Where an order is placed. */
export function Checkout({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.checkout;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <tass-checkout />
    </div>
  );
}
