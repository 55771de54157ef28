import { readFileSync } from 'node:fs';
import type { PictureProduct } from '../../../demo/catalogue/pictures/index';
import { readCatalogue } from '../../helpers/catalogue';

/** Every product and every brand of the shop. */
export const { products: PRODUCTS, brands: BRANDS } = readCatalogue();

/** Every promotion, as far as its pictures go. */
export const PROMOTIONS: { image_url: Record<string, string> }[] = JSON.parse(
  readFileSync(new URL('../../../demo/catalogue/promotions.json', import.meta.url), 'utf8'),
);

/** A product made for one test, from what matters to it. */
export function product(fields: Partial<PictureProduct> = {}): PictureProduct {
  return {
    slug: 'hp-26a-cf226a-toner-cartridge-black',
    title: 'HP 26A (CF226A) Toner Cartridge Black',
    code: 'CF226A',
    color: 'black',
    kind: 'original',
    brand: 'hp',
    category: 'toners',
    picture: { shape: 'toner', color: 'black' },
    ...fields,
  };
}

/**
 * What is wrong with an SVG text as XML: tags left open or closed twice, a bare `&` or `<`, an attribute twice, a
 * number that is none, a gradient that is not there. Null when nothing is.
 */
export function faultOf(svg: string): string | null {
  if (/NaN|undefined|Infinity|null/.test(svg.replace(/<title>.*?<\/title>/s, '')))
    return 'a value that is none';
  const open: string[] = [];
  const text = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, attributes, alone) => {
      const names = [...String(attributes).matchAll(/([\w:-]+)="/g)].map(match => match[1]);
      if (new Set(names).size < names.length) open.push(`${name} has an attribute twice`);
      else if (end && open.at(-1) === name) open.pop();
      else if (end) open.push(`/${name}`);
      else if (!alone) open.push(name);
      return '';
    },
  );
  if (open.length) return `not closed: ${open.join(' ')}`;
  if (/<|&(?!(amp|lt|gt|quot);)/.test(text)) return 'text that is not escaped';
  const missing = [...svg.matchAll(/url\(#([\w-]+)\)/g)].find(match => !svg.includes(`id="${match[1]}"`));
  return missing ? `no gradient ${missing[1]}` : null;
}
