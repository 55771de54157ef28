import { BrandIcon } from '../../widgets/pieces/brand-icon';
import { whatsAppMark } from '../../widgets/pieces/order/whats-app-mark';
import { facebookMark, instagramMark } from '../../widgets/pieces/social-marks';
import { facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';

const NETWORKS = [
  ['facebook', facebookMark],
  ['instagram', instagramMark],
  ['whatsapp', whatsAppMark],
] as const;

/** The shop's pages elsewhere, each in a tab of its own. */
export function Social() {
  const t = useSiteMessages().social;
  return (
    <ul className="social">
      {NETWORKS.map(([network, mark]) => (
        <li key={network}>
          <a href={facts[network]} target="_blank" rel="noopener" aria-label={t[network]}>
            <BrandIcon mark={mark} />
          </a>
        </li>
      ))}
    </ul>
  );
}
