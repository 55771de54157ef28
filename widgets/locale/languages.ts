/** The shop's languages with their directions. */
export const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const;

/** A language of the shop, as `lang` attributes and the API write it. */
export type Language = keyof typeof DIRECTIONS;

/** The shop's languages, the one that stands in for others first. */
export const LANGUAGES = Object.keys(DIRECTIONS) as readonly Language[];

/** What each language calls itself. */
export const LANGUAGE_NAMES: EachLanguage<string> = { en: 'English', ar: 'العربية' };

/** What stands between the items of a line. */
export const COMMAS: EachLanguage<string> = { en: ', ', ar: '، ' };

/**
 * Scripts that a language's pages load a font for, that of most letters first. English pages leave the few Arabic
 * letters they have to the system: a currency is not worth 22 kB.
 */
export const SCRIPTS: EachLanguage<readonly ('latin' | 'arabic')[]> = {
  en: ['latin'],
  ar: ['arabic', 'latin'],
};

/** The language whose pages have no prefix; stands in for every language that the shop has not. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Something for every language. */
export type EachLanguage<T> = Readonly<Record<Language, T>>;

/** One subject's messages in every language. */
export type Messages<T> = EachLanguage<T>;

/** Makes something for every language. */
export async function inEachLanguage<T>(make: (lang: Language) => Promise<T>): Promise<EachLanguage<T>> {
  const made = LANGUAGES.map(async lang => [lang, await make(lang)] as const);
  return Object.fromEntries(await Promise.all(made)) as EachLanguage<T>;
}

/** The shop's language for a language tag: `ar`, `ar-KW` and the like are Arabic. */
export function languageOf(tag: string | null | undefined): Language {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return Object.hasOwn(DIRECTIONS, language) ? (language as Language) : DEFAULT_LANGUAGE;
}

/** What the paths of a language's pages begin with: nothing, or `/ar`. */
export const pathPrefix = (lang: Language): string => (lang === DEFAULT_LANGUAGE ? '' : `/${lang}`);
