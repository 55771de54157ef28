import { type Language, pathIn } from './address';
import { useNote } from './collector';

/** One step on the way to a page: what it is called and where it stands. */
export type Crumb = readonly [title: string, path: string];

interface BreadcrumbsProps {
  readonly lang: Language;
  readonly label: string;
  /** From the front page on; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way to a page. */
export function Breadcrumbs({ lang, label, crumbs }: BreadcrumbsProps) {
  useNote('crumbs', crumbs);
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(([title, path], index) => (
          <li key={path}>
            <a href={pathIn(lang, path)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              <bdi>{title}</bdi>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
