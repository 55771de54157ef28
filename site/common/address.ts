import { DEFAULT_LANGUAGE, LANGUAGES, type Language, pathPrefix } from '../../widgets/locale/languages';

/** Where on the site: the language and the path without its prefix and without a slash at its end. */
export interface Place {
  readonly lang: Language;
  readonly path: string;
}

/** Reads the path of an address, `/ar/brand/` as Arabic `/brand`. */
export function placeOf(pathname: string): Place {
  const bare = pathname.replace(/\/+$/, '');
  const [, first = ''] = bare.split('/');
  const lang = LANGUAGES.find(one => pathPrefix(one) === `/${first}`) ?? DEFAULT_LANGUAGE;
  return { lang, path: bare.slice(pathPrefix(lang).length) || '/' };
}

/** The path of a place in a language, `/brand` in Arabic as `/ar/brand`. */
export function pathIn(lang: Language, path: string): string {
  const prefix = pathPrefix(lang);
  return path === '/' ? prefix || '/' : prefix + path;
}
