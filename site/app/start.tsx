import { createRoot, hydrateRoot } from 'react-dom/client';
import { fromPageWhile } from '../../widgets/api/query-cache';
import { yieldToMain } from '../../widgets/browser/yield-to-main';
import { DIRECTIONS, type Language } from '../../widgets/locale/languages';
import { takeReferral } from '../../widgets/stores/referral';
import { placeOf } from '../common/address';
import { followScroll } from '../common/history';
import { rememberReferringPartner } from '../common/referring-partner';
import { followTheme, rememberedTheme, showTheme } from '../common/theme';
import { loadMessages, type Messages } from '../content/messages';
import { offerSignIn } from '../sign-in/sign-in';
import { App } from './app';
import { deferredModules } from './hydration/deferred-modules';
import { captureEarlyInput } from './hydration/early-input';
import { announceHydrated } from './hydration/hydrated';
import { followLinks } from './links';
import { loadLateFonts } from './loading/font-swap';
import { confirmPaymentReturn } from './payment-return';
import { prefetchOnIntent } from './prefetch/prefetch';
import { NOT_FOUND, PRERENDERED_PATH } from './prerendered-path';
import { matchRoute } from './routes';
import { loadScreen } from './screens';

/**
 * Loads what the page in the site's root needs, and gives what hydrates it, or draws it where the document is another one's.
 * Rejects where its code can't be had and the document shows all that it would.
 */
export async function prepare(root: HTMLElement): Promise<() => void> {
  const { lang, path } = placeOf(location.pathname);
  const html = document.documentElement;
  const made = root.getAttribute(PRERENDERED_PATH);
  const finished = html.lang === lang && (made === path || (made === NOT_FOUND && !matchRoute(path)));
  if (!finished) {
    // A page newer than the build: the document is the general one.
    html.lang = lang;
    html.dir = DIRECTIONS[lang];
  }
  showTheme(rememberedTheme());
  const screen = loadScreen(lang, path).catch((error: unknown) => {
    if (finished && deferredModules()) throw error;
    // The shell says that the page is missing.
  });
  const [messages] = await Promise.all([loadMessages(lang), screen]);
  await yieldToMain();
  return () => hydrate(root, { lang, messages, finished });
}

interface Prepared {
  readonly lang: Language;
  readonly messages: Messages;
  /** The document is this very page's. */
  readonly finished: boolean;
}

function hydrate(root: HTMLElement, { lang, messages, finished }: Prepared): void {
  const partner = takeReferral();
  if (partner) rememberReferringPartner(partner);
  confirmPaymentReturn();
  followScroll();
  followTheme();
  // From here on links are followed without a document.
  document.querySelector('script[type=speculationrules]')?.remove();
  followLinks();
  prefetchOnIntent();
  offerSignIn();
  const replayInput = captureEarlyInput(root);
  const started = () => void yieldToMain().then(replayInput).then(announceHydrated).then(loadLateFonts);
  const app = <App lang={lang} messages={messages} hydrate={finished} started={started} />;
  // Elements may have newer answers by now.
  if (finished) fromPageWhile(() => hydrateRoot(root, app));
  else {
    root.textContent = '';
    createRoot(root).render(app);
  }
}
