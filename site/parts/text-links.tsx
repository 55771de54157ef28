import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import type { TextLink } from '../content/types';

/** Where to go from a text. */
export function TextLinks({ lang, links }: { readonly lang: Language; readonly links: readonly TextLink[] }) {
  return (
    <ul className="text-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="button" href={pathIn(lang, href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
