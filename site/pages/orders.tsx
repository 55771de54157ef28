import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** Orders of this browser, and the form that finds any other. */
export function Orders({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.orders;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <tass-orders />
    </div>
  );
}
