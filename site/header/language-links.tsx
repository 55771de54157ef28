import { useLocation } from 'wouter';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../widgets/locale/languages';
import { pathIn, placeOf } from '../common/address';
import { useAddressSearch } from '../common/search';

/** The ways to the same page in the other languages, each named in its own. */
export function LanguageLinks({ lang }: { readonly lang: Language }) {
  const [pathname] = useLocation();
  const { path } = placeOf(pathname);
  const search = useAddressSearch();
  const others = LANGUAGES.filter(other => other !== lang);
  return others.map(other => (
    <a
      key={other}
      className="language-link"
      href={pathIn(other, path) + (search && `?${search}`)}
      lang={other}
      hrefLang={other}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
