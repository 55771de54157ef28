import type { Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import { type GuidesContent, guideNames, guidePath } from '../content/guides';

/** Links to every guide, each with what it is about. */
export function GuideLinks({ lang, text }: { readonly lang: Language; readonly text: GuidesContent }) {
  return (
    <ul className="guide-links">
      {guideNames.map(name => (
        <li key={name}>
          <a href={pathIn(lang, guidePath(name))}>{text.guides[name].heading}</a>
          <p>{text.guides[name].description}</p>
        </li>
      ))}
    </ul>
  );
}
