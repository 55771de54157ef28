import { DEFAULT_LANGUAGE, type Language } from '../../widgets/locale/languages';

/** The picture with the shop's own words, for pages that have none of their own. */
const shared = (lang: Language) =>
  lang === DEFAULT_LANGUAGE ? '/pictures/share.png' : `/pictures/share-${lang}.png`;

/** Paths below these have a picture each; below all others they share that of the first step. */
const EACH = ['product', 'brands'];

/**
 * Address of the picture that links to a page are shown with, without the shop's base address. `path` may have a
 * search. The pictures are drawn from the finished pages (`link-pictures/`).
 */
export function linkPicture(lang: Language, path: string, indexed = true): string {
  const [, first = '', second] = path.replace(/\?.*/, '').split('/');
  if (!first || !indexed) return shared(lang);
  const name = EACH.includes(first) && second ? `${first}/${second}` : first;
  return `/pictures/links/${lang}/${name}.png`;
}
