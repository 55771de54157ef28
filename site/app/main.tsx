import { createRoot, hydrateRoot } from 'react-dom/client';
import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { defineElement } from '../../widgets/frame';
import { loadElements } from '../../widgets/loader';
import { takeReferral } from '../../widgets/stores/referral';
import { yieldToMain } from '../../widgets/yield-to-main';
import { placeOf } from '../common/address';
import { followScroll } from '../common/history';
import { rememberedTheme, showTheme } from '../common/theme';
import { loadMessages } from '../content/messages';
import { installOffline } from '../offline/install';
import { offerSignIn } from '../sign-in/sign-in';
import { App } from './app';
import { followLinks } from './links';
import { confirmReturn } from './order-return';
import { prefetchOnIntent } from './prefetch';
import { NOT_FOUND, PRERENDERED_PATH } from './prerendered-path';
import { matchRoute } from './routes';
import { loadScreen } from './screens';

async function start(root: HTMLElement): Promise<void> {
  const { lang, path } = placeOf(location.pathname);
  const html = document.documentElement;
  const made = root.getAttribute(PRERENDERED_PATH);
  const finished = html.lang === lang && (made === path || (made === NOT_FOUND && !matchRoute(path)));
  if (!finished) {
    // A page newer than the build: the document is the general one.
    html.lang = lang;
    html.dir = lang === 'ar' ? 'rtl' : 'ltr';
  }
  showTheme(rememberedTheme());
  // Where the page's code can't be had, the shell says so.
  const [messages] = await Promise.all([loadMessages(lang), loadScreen(lang, path).catch(() => undefined)]);
  await yieldToMain();
  takeReferral();
  confirmReturn();
  followScroll();
  followLinks();
  prefetchOnIntent();
  offerSignIn();
  installOffline();
  loadElements({
    names: Object.keys(elements),
    load: async name => ({ record: await elementRecord(name as ElementName), define: defineElement }),
  });
  const app = <App lang={lang} messages={messages} hydrate={finished} />;
  if (finished) hydrateRoot(root, app);
  else {
    root.textContent = '';
    createRoot(root).render(app);
  }
}

const root = document.getElementById('site');
if (root) start(root).catch((error: unknown) => console.error('The page could not be started,', error));
