import { type ElementName, elements } from '../../widgets/all';
import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';

/** Names of all elements, without `tass-`. */
export const elementNames = Object.keys(elements) as readonly ElementName[];

/** Where an element's reference stands, without the language's prefix. */
export const elementPath = (name: ElementName) => `/b2b/elements/${name}`;

/** Links to the reference of every element. */
export function ElementLinks({ lang }: { readonly lang: Language }) {
  return (
    <ul className="element-links">
      {elementNames.map(name => (
        <li key={name}>
          <a href={pathIn(lang, elementPath(name))}>
            <code dir="ltr">{`tass-${name}`}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
