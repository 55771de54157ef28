import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../widgets/pieces/icon';
import { type Language, pathIn } from '../common/address';
import { categoryLinks } from '../content/categories';
import { useSiteMessages } from '../content/messages';
import { SiteLinks } from './site-links';

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
        <li>
          <a href={pathIn(lang, '/orders')} aria-current={path === '/orders' ? 'page' : undefined}>
            {t.links.orders}
          </a>
        </li>
      </ul>
      <tass-login />
    </nav>
  );
}
