import type { Language } from '../../widgets/locale/languages';

// Long reading, a file for each text and language, loaded with its page only.

const loaders = {
  terms: {
    en: async () => (await import('./en/terms')).terms,
    ar: async () => (await import('./ar/terms')).terms,
  },
  privacy: {
    en: async () => (await import('./en/privacy')).privacy,
    ar: async () => (await import('./ar/privacy')).privacy,
  },
  business: {
    en: async () => (await import('./en/business')).business,
    ar: async () => (await import('./ar/business')).business,
  },
  /** Around the reference of one element. */
  elements: {
    en: async () => (await import('./en/elements')).elements,
    ar: async () => (await import('./ar/elements')).elements,
  },
  /** For developers of other sites. */
  guides: {
    en: async () => (await import('./en/guides')).guides,
    ar: async () => (await import('./ar/guides')).guides,
  },
  /** Around the lists, by the category's slug. */
  categories: {
    en: async () => (await import('./en/categories')).categories,
    ar: async () => (await import('./ar/categories')).categories,
  },
  /** What each brand is known for, by the brand's slug. */
  brands: {
    en: async () => (await import('./en/brands')).brands,
    ar: async () => (await import('./ar/brands')).brands,
  },
  finder: {
    en: async () => (await import('./en/finder')).finder,
    ar: async () => (await import('./ar/finder')).finder,
  },
  /** What links to the landing pages are called, by their slugs. */
  'landing-links': {
    en: async () => (await import('./en/landing-links')).landingLinks,
    ar: async () => (await import('./ar/landing-links')).landingLinks,
  },
} satisfies Record<string, Record<Language, () => Promise<unknown>>>;

/** A text of long reading. */
export type ContentName = keyof typeof loaders;

/** What loading it gives. */
export type ContentOf<Name extends ContentName> = Awaited<ReturnType<(typeof loaders)[Name]['en']>>;

/** Loads a text in one language. */
export function loadContent<Name extends ContentName>(name: Name, lang: Language): Promise<ContentOf<Name>> {
  return loaders[name][lang]() as Promise<ContentOf<Name>>;
}

/** Source of a text, without the ending, for those who name a page's files ahead. */
export function contentSource(name: ContentName, lang: Language): string {
  return `site/content/${lang}/${name}`;
}
