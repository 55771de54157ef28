import { type IconNode, ListPlus, Menu, Package, Printer, Search, X } from 'lucide';
import { useRef } from 'react';
import { useHasSavedPrinters } from '../../widgets/hooks/use-saved-printers';
import { useScrollLock } from '../../widgets/hooks/use-scroll-lock';
import type { Language } from '../../widgets/locale/languages';
import { Icon } from '../../widgets/pieces/icon';
import { pathIn } from '../common/address';
import { searchText, useAddressSearch } from '../common/search';
import { useSiteMessages } from '../content/messages';
import { Logo } from '../parts/logo';
import { LanguageLinks } from './language-links';
import { MobileMenu } from './mobile-menu';
import { usePanels } from './panels';
import { SiteLinks } from './site-links';
import { ThemeButton } from './theme-button';
import { useFocusOnOpening } from './use-focus-on-opening';

/** The banner of every page. From 64em on (1,024 px with letters as usual) all of it lies open, below that links and search fold away. */
export function Header({ lang, path }: { readonly lang: Language; readonly path: string }) {
  const { header: t, links } = useSiteMessages();
  const header = useRef<HTMLElement>(null);
  const search = useAddressSearch('tass-search');
  const { open, toggle } = usePanels(header, path + search);
  useScrollLock(open !== undefined);
  useFocusOnOpening(header, open);
  const hasPrinters = useHasSavedPrinters();

  return (
    <header ref={header} className="header" data-open={open}>
      <div className="header-row">
        <a className="header-logo" href={pathIn(lang, '/')} aria-label={t.logo}>
          <Logo />
        </a>
        <nav className="header-links" aria-label={t.navigation}>
          <SiteLinks lang={lang} path={path} />
          <tass-categories />
        </nav>
        <div className="header-search" id="search">
          <tass-search query={path === '/search' ? searchText(search) || undefined : undefined} />
          <button
            type="button"
            className="icon-button mobile"
            aria-label={t.closeSearch}
            onClick={() => toggle('search')}
          >
            <Icon node={X} />
          </button>
        </div>
        <div className="header-tools">
          <ThemeButton />
          <LanguageLinks lang={lang} />
          <button
            type="button"
            className="icon-button mobile"
            aria-controls="search"
            aria-expanded={open === 'search'}
            aria-label={t.openSearch}
            onClick={() => toggle('search')}
          >
            <Icon node={Search} />
          </button>
          <IconLink
            href={pathIn(lang, '/quick-order')}
            label={links.quickOrder}
            icon={ListPlus}
            className="quick-order-link"
          />
          {hasPrinters && <IconLink href={pathIn(lang, '/printers')} label={links.printers} icon={Printer} />}
          <IconLink href={pathIn(lang, '/orders')} label={links.orders} icon={Package} />
          <tass-cart-badge />
          <tass-login className="desktop" />
          <button
            type="button"
            className="icon-button mobile"
            aria-controls="menu"
            aria-expanded={open === 'menu'}
            aria-label={open === 'menu' ? t.closeMenu : t.openMenu}
            onClick={() => toggle('menu')}
          >
            <Icon node={open === 'menu' ? X : Menu} />
          </button>
        </div>
      </div>
      {open === 'menu' && <MobileMenu lang={lang} path={path} />}
    </header>
  );
}

interface IconLinkProps {
  readonly href: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly className?: string;
}

/** A link of the wide header that shows a sign and says what it means. */
const IconLink = ({ href, label, icon, className = '' }: IconLinkProps) => (
  <a className={`icon-button desktop ${className}`.trim()} href={href} aria-label={label} title={label}>
    <Icon node={icon} />
  </a>
);
