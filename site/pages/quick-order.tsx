import { useAddressSearch } from '../common/search';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/**
 * A list to order from, with what the address asks for in it already (contract, section 7). A purchasing system that opens
 * it says in `HOOK_URL` where the list comes back to, as SAP's Open Catalog Interface has it.
 */
export function QuickOrder({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.quickOrder;
  useHead(lang, path, { ...text, robots: 'noindex' });
  const asked = new URLSearchParams(useAddressSearch('tass-quick-order'));
  // Buyers' systems spell these in either case.
  const parameters = new Map([...asked].map(([key, value]) => [key.toUpperCase(), value]));
  const [items, name] = [asked.get('items'), asked.get('name')];
  return (
    <div className="wrap page">
      <tass-quick-order
        items={items || undefined}
        name={name || undefined}
        return-to={parameters.get('HOOK_URL') || undefined}
        return-target={parameters.get('~TARGET') || parameters.get('RETURNTARGET') || undefined}
        return-hosts={__OCI_HOSTS__ || undefined}
      />
    </div>
  );
}
