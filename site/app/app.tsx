import { useEffect, useMemo, useRef } from 'react';
import { Router } from 'wouter';
import { SettingsContext } from '../../widgets/hooks/use-settings';
import type { Language } from '../../widgets/locale/languages';
import { builtSettings } from '../../widgets/settings';
import { pathIn } from '../common/address';
import { HydrationContext } from '../common/search';
import { type Messages, MessagesContext } from '../content/messages';
import { type PageMetadata, PageMetadataContext } from '../head/page-metadata';
import { Shell } from './shell';

interface AppProps {
  readonly lang: Language;
  readonly messages: Messages;
  /** Whether the page was prerendered and is now hydrated. */
  readonly hydrate?: boolean;
  /** Called once the tree and its effects are there. */
  readonly started?: () => void;
  /** Only while a file is made of a page: its path, and where its notes go. */
  readonly prerender?: { readonly path: string; readonly metadata: PageMetadata };
}

/** The site with all that its pages ask for. */
export function App({ lang, messages, hydrate = false, started, prerender }: AppProps) {
  const hydrating = useRef(hydrate);
  // Effects of what is drawn inside have run before.
  useEffect(() => {
    hydrating.current = false;
    started?.();
  }, [started]);
  const settings = useMemo(() => builtSettings(lang), [lang]);
  const site = (
    <SettingsContext.Provider value={settings}>
      <MessagesContext.Provider value={messages}>
        <HydrationContext.Provider value={hydrating}>
          <Shell lang={lang} />
        </HydrationContext.Provider>
      </MessagesContext.Provider>
    </SettingsContext.Provider>
  );
  if (!prerender) return site;
  return (
    <PageMetadataContext.Provider value={prerender.metadata}>
      <Router ssrPath={pathIn(lang, prerender.path)} ssrSearch="">
        {site}
      </Router>
    </PageMetadataContext.Provider>
  );
}
