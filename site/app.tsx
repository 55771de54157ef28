import { useMemo } from 'react';
import { Router } from 'wouter';
import { SettingsContext } from '../widgets/hooks/use-settings';
import { builtSettings } from '../widgets/settings';
import { type Language, pathIn } from './address';
import { type Copy, CopyContext } from './copy';
import { type Head, HeadContext } from './head';
import { Shell } from './shell';

interface AppProps {
  readonly lang: Language;
  readonly copy: Copy;
  /** Only while prerendering: the page's path and where its head goes. */
  readonly prerender?: { readonly path: string; takeHead(head: Head): void };
}

/** The site with all that its pages ask for. */
export function App({ lang, copy, prerender }: AppProps) {
  const settings = useMemo(() => builtSettings(lang), [lang]);
  const head = useMemo(
    () => ({ shop: settings.shop, ...(prerender && { take: prerender.takeHead }) }),
    [settings, prerender],
  );
  const site = (
    <SettingsContext.Provider value={settings}>
      <CopyContext.Provider value={copy}>
        <HeadContext.Provider value={head}>
          <Shell lang={lang} />
        </HeadContext.Provider>
      </CopyContext.Provider>
    </SettingsContext.Provider>
  );
  if (!prerender) return site;
  return (
    <Router ssrPath={pathIn(lang, prerender.path)} ssrSearch="">
      {site}
    </Router>
  );
}
