import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import type { TextLink } from '../content/types';

interface DirectoryProps {
  readonly lang: Language;
  readonly id: string;
  readonly heading: string;
  readonly links: readonly TextLink[];
}

/** Links of one kind under their heading. */
export function Directory({ lang, id, heading, links }: DirectoryProps) {
  return (
    <nav className="directory" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={pathIn(lang, href)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
