import { type Language, pathIn } from '../common/address';
import { useAddressSearch } from '../common/search';
import { useSiteMessages } from '../content/messages';

/** The way to the same page in the other language, named in that language. */
export function LanguageLink({ lang, path }: { readonly lang: Language; readonly path: string }) {
  const t = useSiteMessages().header;
  const search = useAddressSearch();
  const other = lang === 'en' ? 'ar' : 'en';
  const href = pathIn(other, path) + (search && `?${search}`);
  return (
    <a className="language-link" href={href} lang={other} hrefLang={other}>
      {t.otherLanguage}
    </a>
  );
}
