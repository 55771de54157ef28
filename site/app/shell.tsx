import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Language } from '../../widgets/locale/languages';
import { Spinner } from '../../widgets/pieces/spinner';
import { loadForConfirmation } from '../../widgets/stores/confirmation';
import { placeOf } from '../common/address';
import { useSiteMessages } from '../content/messages';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { UpdateNotice } from '../offline/update-notice';
import { PartnerGreeting } from '../parts/partner-greeting';
import { Unavailable } from '../parts/unavailable';
import { usePrefetchInView } from './prefetch/prefetch-in-view';
import { useRouteFocus } from './route-focus';
import { loadScreen, type Screen, useScreen } from './screens';

/** What surrounds every page: skip link, header, footer, toasts and the order dialog. */
export function Shell({ lang }: { readonly lang: Language }) {
  const [pathname] = useLocation();
  const { path } = placeOf(pathname);
  const screen = useScreen(lang, path);
  const main = useRef<HTMLElement>(null);
  const search = useSearch();
  const announcement = useRouteFocus(main, path, search, screen !== 'loading');
  usePrefetchInView(`${path}?${search}`);
  const t = useSiteMessages();
  // An accepted order is confirmed on the home page.
  useEffect(
    () => (path === '/checkout' ? loadForConfirmation(() => loadScreen(lang, '/')) : undefined),
    [lang, path],
  );

  // What the search part of the address bears on follows that itself: choices and filters draw no whole page again.
  const header = useMemo(() => <Header lang={lang} path={path} />, [lang, path]);
  const footer = useMemo(() => <Footer lang={lang} />, [lang]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen of a page and its path is always the same
  const page = useMemo(
    () => <Page of={screen} />,
    [lang, path, typeof screen === 'string' ? screen : screen.Page],
  );

  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      {header}
      <main ref={main} id="main" className="main" tabIndex={-1}>
        {page}
      </main>
      {footer}
      <p className="hidden" role="status">
        {announcement}
      </p>
      <PartnerGreeting lang={lang} />
      <UpdateNotice />
      <tass-toaster position="top-right" />
      <tass-order-dialog />
    </>
  );
}

function Page({ of: screen }: { readonly of: Screen | 'loading' | 'failed' }) {
  if (screen === 'loading') return <Spinner />;
  if (screen === 'failed') return <Unavailable />;
  // A page of its own for every path: nothing of one product is left on the next.
  return <screen.Page key={screen.props.path} {...screen.props} />;
}
