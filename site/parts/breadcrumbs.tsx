import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import type { Crumb } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { usePageMetadata } from '../head/page-metadata';

interface BreadcrumbsProps {
  readonly lang: Language;
  /** From below the front page on; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way to a page. */
export function Breadcrumbs({ lang, crumbs }: BreadcrumbsProps) {
  const t = useSiteMessages();
  const way: readonly Crumb[] = [[t.links.home, '/'], ...crumbs];
  usePageMetadata('crumbs', way);
  return (
    <nav className="breadcrumbs" aria-label={t.breadcrumbs}>
      <ol>
        {way.map(([title, path], index) => (
          <li key={path + title}>
            <a href={pathIn(lang, path)} aria-current={index === way.length - 1 ? 'page' : undefined}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
