import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import { useSiteMessages } from '../content/messages';

/** The header's links, in order. */
const LINKS = [
  ['/', 'home'],
  ['/brand', 'brands'],
  ['/b2b', 'b2b'],
  ['/ink-toner-finder', 'finder'],
  ['/contact-us', 'contact'],
] as const;

/** Links to the shop's main pages; the one the visitor is on says so. */
export function SiteLinks({ lang, path }: { readonly lang: Language; readonly path: string }) {
  const t = useSiteMessages().links;
  return (
    <ul className="site-links">
      {LINKS.map(([to, name]) => (
        <li key={to}>
          <a href={pathIn(lang, to)} aria-current={path === to ? 'page' : undefined}>
            {t[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
