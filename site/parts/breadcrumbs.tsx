import { type Language, pathIn } from '../common/address';
import { useSiteCopy } from '../content/messages';
import { useNote } from '../head/page-metadata';

/** One step on the way to a page: what it is called and where it stands. */
export type Crumb = readonly [title: string, path: string];

interface BreadcrumbsProps {
  readonly lang: Language;
  /** From below the front page on; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way to a page. */
export function Breadcrumbs({ lang, crumbs }: BreadcrumbsProps) {
  const t = useSiteCopy();
  const way: readonly Crumb[] = [[t.links.home, '/'], ...crumbs];
  useNote('crumbs', way);
  return (
    <nav className="breadcrumbs" aria-label={t.breadcrumbs}>
      <ol>
        {way.map(([title, path], index) => (
          <li key={path}>
            <a href={pathIn(lang, path)} aria-current={index === way.length - 1 ? 'page' : undefined}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
