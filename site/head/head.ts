import { useEffect } from 'react';
import { TITLE_REAPPLY } from '../../widgets/constants';
import { useSettings } from '../../widgets/hooks/use-settings';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../widgets/locale/languages';
import { pathIn } from '../common/address';
import type { Head, Metadata } from '../common/types';
import { linkPicture } from './link-picture';
import { usePageMetadata } from './page-metadata';

/** One element of the document's head: its tag, the attributes that tell it apart, and its value. */
export type HeadTag = readonly [
  tag: 'meta' | 'link',
  key: Readonly<Record<string, string>>,
  attribute: 'content' | 'href',
  value: string,
];

const SITE_NAME = 'TASS';
/** A language as it is spoken in Kuwait, as the Open Graph protocol writes it. */
const graphLocale = (lang: Language) => `${lang}_KW`;

/** All tags of a page's head but its title, the same for prerendered files and for pages entered later. */
export function headTags(head: Head): HeadTag[] {
  const { title, description, keywords, shop, lang, path } = head;
  const address = (language: Language) => shop + pathIn(language, path);
  const robots = head.robots ?? 'index, follow';
  const indexed = !robots.startsWith('noindex');
  const image = new URL(head.image ?? linkPicture(lang, path, indexed), `${shop}/`).href;
  const named = (name: string, content: string): HeadTag => ['meta', { name }, 'content', content];
  const graph = (property: string, content: string): HeadTag => ['meta', { property }, 'content', content];
  const alternate = (hreflang: string, href: string): HeadTag => [
    'link',
    { rel: 'alternate', hreflang },
    'href',
    href,
  ];
  return [
    named('description', description),
    ...(keywords ? [named('keywords', keywords)] : []),
    named('robots', robots),
    graph('og:site_name', SITE_NAME),
    graph('og:type', head.type ?? 'website'),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:url', address(lang)),
    graph('og:image', image),
    graph('og:image:type', 'image/png'),
    graph('og:image:width', '1200'),
    graph('og:image:height', '630'),
    graph('og:image:alt', title),
    graph('og:locale', graphLocale(lang)),
    ...LANGUAGES.filter(other => other !== lang).map(other =>
      graph('og:locale:alternate', graphLocale(other)),
    ),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    ['link', { rel: 'canonical' }, 'href', address(lang)],
    ...(!indexed
      ? []
      : [
          ...LANGUAGES.map(language => alternate(language, address(language))),
          alternate('x-default', address(DEFAULT_LANGUAGE)),
        ]),
  ];
}

/** Marks what belongs to one page, so that the next page takes it away. */
export const PAGE_TAG = 'data-page';

function applyTitle(title: string): void {
  if (document.title !== title) document.title = title;
}

/** Puts a page's title and tags into the document. */
function applyHead(head: Head): void {
  applyTitle(head.title);
  const stale = new Set(document.head.querySelectorAll(`[${PAGE_TAG}]`));
  for (const [tag, key, attribute, value] of headTags(head)) {
    const selector = Object.entries(key).map(([name, text]) => `[${name}="${text}"]`);
    let element = document.head.querySelector(`${tag}${selector.join('')}`);
    if (!element) {
      element = document.createElement(tag);
      for (const [name, text] of Object.entries(key)) element.setAttribute(name, text);
      document.head.append(element);
    }
    element.setAttribute(PAGE_TAG, '');
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    stale.delete(element);
  }
  for (const element of stale) element.remove();
}

/**
 * Says what the page is. The title is applied once more after 100 ms, in case something else wrote it meanwhile.
 * `undefined` leaves the head as it is, while the page doesn't know yet.
 */
export function useHead(lang: Language, path: string, metadata: Metadata | undefined): void {
  const { shop } = useSettings();
  const head = metadata && { ...metadata, shop, lang, path };
  usePageMetadata('head', head);
  const text = JSON.stringify(head);
  useEffect(() => {
    if (!text) return;
    const now = JSON.parse(text) as Head;
    applyHead(now);
    const again = setTimeout(() => applyTitle(now.title), TITLE_REAPPLY);
    return () => clearTimeout(again);
  }, [text]);
}
