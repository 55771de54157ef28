import { useEffect, useState } from 'react';
import { searchPath } from '../../widgets/addresses/shop-paths';
import { NotFound as Drawing } from '../../widgets/pieces/drawings/not-found';
import { pathIn } from '../common/address';

import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { pathWords } from './path-words';

/** An address that leads nowhere: says so and offers the ways on, a search for the words of the address among them. */
export function NotFound({ lang, path }: PageProps) {
  const t = useSiteMessages();
  useHead(lang, path, { ...t.notFound, robots: 'noindex' });
  // One prerendered page answers for all addresses: which one it is for is known after hydration.
  const [words, setWords] = useState('');
  useEffect(() => setWords(pathWords(path)), [path]);
  return (
    <div className="wrap page not-found">
      <Drawing className="drawing" />
      <h1>{t.notFound.heading}</h1>
      <p className="intro">{t.notFound.intro}</p>
      <p className="actions">
        <a className="button button-primary" href={pathIn(lang, '/ink-toner-finder')}>
          {t.links.finder}
        </a>
        {words && (
          <a className="button" href={pathIn(lang, searchPath(words))}>
            {t.pages.search.of(words).heading}
          </a>
        )}
        <a className="button" href={pathIn(lang, '/')}>
          {t.links.home}
        </a>
      </p>
    </div>
  );
}
