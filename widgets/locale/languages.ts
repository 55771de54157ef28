/** The shop's languages, each with its direction; the first is the one without a prefix in paths. */
export const languages = {
  en: { dir: 'ltr' },
  ar: { dir: 'rtl' },
} as const;

/** A language of the shop, as `lang` attributes and the API write it. */
export type Language = keyof typeof languages;

/** One subject's messages in every language. */
export type Messages<T> = Readonly<Record<Language, T>>;
