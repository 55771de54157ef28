import { useAddressSearch } from '../common/search';
import type { PageProps } from '../common/types';
import { addressLine, facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** A list as a printable quote: the address's, else the cart's. */
export function Quote({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.quote;
  const asked = new URLSearchParams(useAddressSearch('tass-quote'));
  useHead(lang, path, { ...text, robots: 'noindex' });
  const of = (name: string) => asked.get(name) ?? undefined;
  return (
    <div className="wrap page">
      <tass-quote items={of('items')} name={of('name')} quoted={of('quoted')}>
        <address slot="seller" className="quote-seller">
          <strong>{facts.legalName[lang]}</strong>
          <span>{addressLine(lang)}</span>
          <span>
            <bdi dir="ltr">{facts.phone}</bdi> · <bdi dir="ltr">{facts.email}</bdi>
          </span>
        </address>
      </tass-quote>
    </div>
  );
}
