import { pathIn } from '../address';
import { escapeText } from './escape';

/** One page in both languages. */
export interface SitemapEntry {
  /** Path without the language's prefix. */
  readonly path: string;
  /** Day of the last change, `2026-01-31`. */
  readonly changed: string;
}

/** The sitemap: every page in both languages, each naming the other. */
export function sitemap(shop: string, entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap(entry => [url(shop, entry, 'en'), url(shop, entry, 'ar')]),
    '</urlset>',
    '',
  ].join('\n');
}

function url(shop: string, { path, changed }: SitemapEntry, lang: 'en' | 'ar'): string {
  const address = (language: 'en' | 'ar') => escapeText(shop + pathIn(language, path));
  const alternate = (hreflang: string, language: 'en' | 'ar') =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(language)}"/>`;
  return [
    `<url><loc>${address(lang)}</loc><lastmod>${changed}</lastmod>`,
    alternate('en', 'en'),
    alternate('ar', 'ar'),
    alternate('x-default', 'en'),
    '</url>',
  ].join('');
}

/** Lets everybody in, and says where the sitemap is. Cart and checkout say `noindex` themselves. */
export function robots(shop: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${shop}/sitemap.xml\n`;
}
