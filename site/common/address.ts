/** A language of the site. English stands at the root, Arabic under `/ar`. */
export type Language = 'en' | 'ar';

/** Where on the site: the language and the path without its prefix and without a slash at its end. */
export interface Place {
  readonly lang: Language;
  readonly path: string;
}

/** Reads the path of an address, `/ar/brand/` as Arabic `/brand`. */
export function placeOf(pathname: string): Place {
  const bare = pathname.replace(/\/+$/, '');
  const arabic = bare === '/ar' || bare.startsWith('/ar/');
  return { lang: arabic ? 'ar' : 'en', path: (arabic ? bare.slice('/ar'.length) : bare) || '/' };
}

/** The path of a place in a language, `/brand` in Arabic as `/ar/brand`. */
export function pathIn(lang: Language, path: string): string {
  if (lang === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
}
