import { useMemo } from 'react';
import { Router } from 'wouter';
import { SettingsContext } from '../../widgets/hooks/use-settings';
import { builtSettings } from '../../widgets/settings';
import { type Language, pathIn } from '../common/address';
import { type Copy, CopyContext } from '../content/messages';
import { type Collector, CollectorContext } from '../head/page-metadata';
import { Shell } from './shell';

interface AppProps {
  readonly lang: Language;
  readonly copy: Copy;
  /** Only while a file is made of a page: its path, and where its notes go. */
  readonly prerender?: { readonly path: string; readonly collector: Collector };
}

/** The site with all that its pages ask for. */
export function App({ lang, copy, prerender }: AppProps) {
  const settings = useMemo(() => builtSettings(lang), [lang]);
  const site = (
    <SettingsContext.Provider value={settings}>
      <CopyContext.Provider value={copy}>
        <Shell lang={lang} />
      </CopyContext.Provider>
    </SettingsContext.Provider>
  );
  if (!prerender) return site;
  return (
    <CollectorContext.Provider value={prerender.collector}>
      <Router ssrPath={pathIn(lang, prerender.path)} ssrSearch="">
        {site}
      </Router>
    </CollectorContext.Provider>
  );
}
