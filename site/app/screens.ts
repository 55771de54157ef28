import { type ComponentType, useEffect, useState } from 'react';
import { listen } from '../../widgets/events';
import type { Language } from '../../widgets/locale/languages';
import type { PageProps } from '../common/types';
import { ONLINE_DELAY } from './loading/online-delay';
import type { Match } from './route';
import { matchRoute, notFound } from './routes';

/** A page whose code and texts are at hand. */
export interface Screen {
  readonly Page: ComponentType<PageProps>;
  readonly props: PageProps;
}

/** Path of the document; no document where pages are prerendered. */
const openedAt = globalThis.location?.pathname;

const loaded = new Map<string, ComponentType<PageProps>>();

const keyOf = ({ route }: Match, lang: Language) => `${lang} ${route.pattern}`;

/** The page of a path if it was loaded before. */
function loadedScreen(lang: Language, path: string): Screen | undefined {
  const match = matchRoute(path) ?? notFound;
  const Page = loaded.get(keyOf(match, lang));
  return Page && { Page, props: { lang, path, params: match.params } };
}

/** Loads the page of a path: its code and its texts. */
export async function loadScreen(lang: Language, path: string): Promise<Screen> {
  const match = matchRoute(path) ?? notFound;
  const key = keyOf(match, lang);
  if (!loaded.has(key)) {
    const Page = await match.route.load(lang);
    // Another call may have come first: a second component for a page that is shown would draw it anew, and empty.
    if (!loaded.has(key)) loaded.set(key, Page);
  }
  return loadedScreen(lang, path) as Screen;
}

/** Whether the server has a document for the address: the service worker answers no HEAD. */
const isServed = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Calls back when what could not be had may be had now: with the connection, or when somebody comes back to the page. */
function onBetterChance(ask: () => void): () => void {
  const stops = [
    listen(window, 'online', () => setTimeout(ask, ONLINE_DELAY)),
    listen(document, 'visibilitychange', () => !document.hidden && ask()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The page to show: at once when it is at hand, otherwise `loading`, and `failed` when it can't be had; it is then asked for
 * again whenever that may help.
 */
export function useScreen(lang: Language, path: string): Screen | 'loading' | 'failed' {
  const [, redraw] = useState(0);
  const [round, retry] = useState(0);
  const [failed, setFailed] = useState<string>();
  const screen = loadedScreen(lang, path);
  const missing = !screen;
  const hasFailed = missing && failed === path;
  useEffect(() => (hasFailed ? onBetterChance(() => retry(count => count + 1)) : undefined), [hasFailed]);
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    loadScreen(lang, path).then(
      () => !gone && redraw(count => count + 1),
      async (error: unknown) => {
        console.error(`The page ${path} could not be loaded,`, error);
        // After a release the page may be there, and only the files that this one knows gone; and Firefox asks for no file
        // again that it could not have.
        const served = (round > 0 || location.pathname !== openedAt) && (await isServed());
        if (gone) return;
        if (served) location.reload();
        else setFailed(path);
      },
    );
    return () => {
      gone = true;
    };
  }, [missing, lang, path, round]);
  return screen ?? (hasFailed ? 'failed' : 'loading');
}
