// Whether products agree with what the words around their name say.

import type { Product } from '../../api/schemas';
import { neighbour, type Token } from '../lines/tokens';
import { compact } from '../words/text';
import { describedCategories } from '../words/vocabulary';
import { byCode, factsOf, isNamed } from './product-facts';

/** True where the brand made one of them; equivalents alone may be for any. */
export function isOf(group: readonly Product[], brand: string): boolean {
  const makers = group.flatMap(product => (product.kind === 'original' ? (product.brand?.slug ?? []) : []));
  return makers.length === 0 ? brand !== 'other' : makers.includes(brand);
}

/** The makers that words name. */
export const brandsOf = (tokens: readonly Token[]) => tokens.flatMap(({ meaning }) => meaning?.brand ?? []);

/** True where one of the makers made some of the products, or none is named. */
export const isOfBrands = (products: readonly Product[], brands: readonly string[]) =>
  brands.length === 0 || byCode(products).some(group => brands.some(brand => isOf(group, brand)));

/** True where one of the products is of these categories. */
const areOfSort = (products: readonly Product[], slugs: readonly string[]) =>
  products.some(({ category }) => category && slugs.includes(category.slug));

/** True where a printer's number takes nothing of the sort that is said: "HP toner 415" is no ink for the Ink Tank 415. */
export const isOfOtherSort = (products: readonly Product[], key: string, tokens: readonly Token[]) =>
  tokens.some(({ meaning }) => meaning?.categories && !areOfSort(products, meaning.categories)) &&
  !products.some(product => isNamed(product, key));

/** True where words name goods that are none of the products: paper, beside a cartridge's number; "for cables" says what a tape is for. */
export function namesOtherGoods(products: readonly Product[], tokens: readonly Token[]): boolean {
  return tokens.some(({ text, meaning }, at) => {
    const slugs = describedCategories(meaning);
    const isPurpose = tokens[at - 1]?.text === 'for' || text.startsWith('لل');
    return slugs.length > 0 && !isPurpose && !areOfSort(products, slugs);
  });
}

/** True for a number that a product's title has in the same place, as 18 in "Epson 18 (T1804)", or in any behind a number sign. */
export function isOfTitle(tokens: readonly Token[], at: number, products: readonly Product[]): boolean {
  const text = tokens[at]?.text ?? '';
  const [before, after] = ([-1, 1] as const).map(step => {
    const near = neighbour(tokens, at, step);
    return near && tokens[near.at];
  });
  const around = [before?.meaning?.brand, before && compact(before.text)].filter(Boolean);
  return products.some(product => {
    const { words } = factsOf(product);
    return words.some(
      (word, place) =>
        (word === text || (word.startsWith(text) && /^[a-z]$/.test(word.slice(text.length)))) &&
        (tokens[at - 1]?.text === '#' ||
          around.includes(words[place - 1]) ||
          (after && words[place + 1] === compact(after.text))),
    );
  });
}
