import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Spinner } from '../../widgets/pieces/spinner';
import { type Language, placeOf } from '../common/address';
import { useSiteMessages } from '../content/messages';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { UpdateNotice } from '../offline/update-notice';
import { Unavailable } from '../parts/unavailable';
import { useRouteFocus } from './route-focus';
import { loadScreen, type Screen, useScreen } from './screens';

/** What surrounds every page: skip link, header, footer, toasts and the order dialog. */
export function Shell({ lang }: { readonly lang: Language }) {
  const [pathname] = useLocation();
  const { path } = placeOf(pathname);
  const screen = useScreen(lang, path);
  const main = useRef<HTMLElement>(null);
  const announcement = useRouteFocus(main, path, useSearch(), screen !== 'loading');
  const t = useSiteMessages();
  // An accepted order is confirmed on the home page: by then its code must be here, whatever was deployed meanwhile.
  useEffect(() => {
    if (path === '/checkout') loadScreen(lang, '/').catch(() => undefined);
  }, [lang, path]);

  return (
    <>
      <a className="skip-link" href="#main">
        {t.skip}
      </a>
      <Header lang={lang} path={path} />
      <main ref={main} id="main" className="main" tabIndex={-1}>
        <Page of={screen} />
      </main>
      <Footer lang={lang} path={path} />
      <p className="hidden" role="status">
        {announcement}
      </p>
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
