/** The shop's languages with their directions. */
export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const;

/** A language of the shop, as `lang` attributes and the API write it. */
export type Language = keyof typeof DIRECTIONS;

/** The language whose pages have no prefix; stands in for every language that the shop has not. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** One subject's messages in every language. */
export type Messages<T> = Readonly<Record<Language, T>>;

/** The shop's language for a language tag: `ar`, `ar-KW` and the like are Arabic. */
export function languageOf(tag: string | null | undefined): Language {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return Object.hasOwn(DIRECTIONS, language) ? (language as Language) : DEFAULT_LANGUAGE;
}

/** What the paths of a language's pages begin with: nothing, or `/ar`. */
export const pathPrefix = (lang: Language): string => (lang === DEFAULT_LANGUAGE ? '' : `/${lang}`);
