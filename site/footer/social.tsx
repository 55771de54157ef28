import { BrandIcon } from '../../widgets/pieces/brand-icon';
import { facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';

const NETWORKS = ['facebook', 'instagram', 'whatsapp'] as const;

/** The shop's pages elsewhere, each in a tab of its own. */
export function Social() {
  const t = useSiteMessages().social;
  return (
    <ul className="social">
      {NETWORKS.map(network => (
        <li key={network}>
          <a href={facts[network]} target="_blank" rel="noopener" aria-label={t[network]}>
            <BrandIcon of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
