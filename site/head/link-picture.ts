import { DEFAULT_LANGUAGE, type Language } from '../../widgets/locale/languages';

/** The picture with the shop's own words, for pages that have none of their own. */
const shared = (lang: Language) =>
  lang === DEFAULT_LANGUAGE ? '/pictures/share.png' : `/pictures/share-${lang}.png`;

/** Paths below these have a picture each; below all others they share that of the first step. */
const EACH = ['product', 'brands'];

/** The path that a page's picture is called after; undefined where it is the shop's own. */
function pictured(path: string, indexed: boolean): string | undefined {
  const [, first = '', second] = path.replace(/\?.*/, '').split('/');
  if (!first || !indexed) return undefined;
  return EACH.includes(first) && second ? `/${first}/${second}` : `/${first}`;
}

/**
 * Address of the picture that links to a page are shown with, without the shop's base address. `path` may have a
 * search. The pictures are drawn from what the pages say of themselves (`prerender/records/picture-facts.ts`, `link-pictures/`).
 */
export function linkPicture(lang: Language, path: string, indexed = true): string {
  const name = pictured(path, indexed);
  return name ? `/pictures/links/${lang}${name}.png` : shared(lang);
}

/** The same for the page that its picture is drawn of; undefined for all that share another's. */
export function ownLinkPicture(lang: Language, path: string, indexed: boolean): string | undefined {
  return pictured(path, indexed) === path ? linkPicture(lang, path, indexed) : undefined;
}
