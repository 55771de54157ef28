import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../widgets/locale/languages';
import { escapeText } from '../../../widgets/server/escape';
import { pathIn } from '../../common/address';

// By hand: the `sitemap` package streams to files; here it is one text of pages that are at hand, made as fast as they are listed.

/** One page in one language. */
export interface SitemapEntry {
  readonly lang: Language;
  /** Path without the language's prefix. */
  readonly path: string;
  /** Day of the last change, `2026-01-31`. */
  readonly changed: string;
}

/** The sitemap: every page in every language, each naming the others. Sorted, so that equal sites have equal ones. */
export function sitemap(shop: string, entries: readonly SitemapEntry[]): string {
  const sorted = [...entries].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...sorted.map(entry => urlElement(shop, entry)),
    '</urlset>',
    '',
  ].join('\n');
}

const keyOf = ({ path, lang }: SitemapEntry) => `${path} ${lang}`;

function urlElement(shop: string, { lang, path, changed }: SitemapEntry): string {
  const address = (language: Language) => escapeText(shop + pathIn(language, path));
  const alternate = (hreflang: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  return [
    `<url><loc>${address(lang)}</loc><lastmod>${changed}</lastmod>`,
    ...LANGUAGES.map(language => alternate(language, language)),
    alternate('x-default', DEFAULT_LANGUAGE),
    '</url>',
  ].join('');
}

/** Lets everybody in, and says where the sitemap is. Cart and checkout say `noindex` themselves. */
export function robots(shop: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${shop}/sitemap.xml\n`;
}
