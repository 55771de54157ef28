import { NotFound as Drawing } from '../../widgets/pieces/drawings/not-found';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';

/** An address that leads nowhere: says so and offers the ways on. */
export function NotFound({ lang, path }: PageProps) {
  const t = useSiteMessages();
  useHead(lang, path, { ...t.notFound, robots: 'noindex' });
  return (
    <div className="wrap page not-found">
      <Drawing className="drawing" />
      <h1>{t.notFound.heading}</h1>
      <p className="intro">{t.notFound.intro}</p>
      <p className="actions">
        <a className="button button-primary" href={pathIn(lang, '/ink-toner-finder')}>
          {t.links.finder}
        </a>
        <a className="button" href={pathIn(lang, '/')}>
          {t.links.home}
        </a>
      </p>
    </div>
  );
}
