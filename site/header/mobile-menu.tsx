import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { LANGUAGES, type Language } from '../../widgets/locale/languages';
import { Icon } from '../../widgets/pieces/icon';
import { pathIn } from '../common/address';
import { categoryLinks } from '../content/categories';
import { useSiteMessages } from '../content/messages';
import { LanguageLinks } from './language-links';
import { SiteLinks } from './site-links';

/** Pages of those who come back. */
const OWN = [
  ['/quick-order', 'quickOrder'],
  ['/printers', 'printers'],
  ['/orders', 'orders'],
] as const;

/** What the hamburger opens: the categories as an accordion, the links, and sign-in. */
export function MobileMenu({ lang, path }: { readonly lang: Language; readonly path: string }) {
  const t = useSiteMessages();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <nav className="mobile-menu mobile" id="menu" aria-label={t.header.navigation}>
      <button
        type="button"
        className="accordion"
        aria-expanded={unfolded}
        aria-controls="menu-categories"
        onClick={() => setUnfolded(!unfolded)}
      >
        {t.header.categories}
        <Icon node={ChevronDown} />
      </button>
      <ul id="menu-categories" className="accordion-panel" hidden={!unfolded}>
        {categoryLinks.map(({ slug, path: to }) => (
          <li key={slug}>
            <a href={pathIn(lang, to)} aria-current={path === to ? 'page' : undefined}>
              {t.categories[slug]}
            </a>
          </li>
        ))}
      </ul>
      <SiteLinks lang={lang} path={path} />
      <ul>
        {OWN.map(([to, name]) => (
          <li key={to}>
            <a href={pathIn(lang, to)} aria-current={path === to ? 'page' : undefined}>
              {t.links[name]}
            </a>
          </li>
        ))}
      </ul>
      {LANGUAGES.length > 2 && (
        <div className="menu-languages">
          <LanguageLinks lang={lang} />
        </div>
      )}
      <tass-login />
    </nav>
  );
}
