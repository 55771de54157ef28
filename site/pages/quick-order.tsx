import { useAddressSearch } from '../common/search';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** A list to order from, with what the address asks for in it already (contract, section 7). */
export function QuickOrder({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.quickOrder;
  useHead(lang, path, { ...text, robots: 'noindex' });
  const asked = new URLSearchParams(useAddressSearch('tass-quick-order'));
  const [items, name] = [asked.get('items'), asked.get('name')?.slice(0, 120)];
  return (
    <div className="wrap page">
      <tass-quick-order items={items || undefined} name={name || undefined} />
    </div>
  );
}
