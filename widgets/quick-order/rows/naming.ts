// How goods are named, and what is named alike.

import type { Product } from '../../api/schemas';
import type { Answers } from '../names/answers';
import type { Hit, Part } from '../names/hits';
import { factsOf, isNamed } from '../names/product-facts';
import type { Naming } from './choose';

/** How the hits of a part name it: a code before a name, and that before a printer. */
export function namingOf(hits: readonly Hit[], answers: Answers): Naming {
  const codes = hits.filter(({ phrase, products }) => isCode(phrase.key, products));
  if (codes.length > 0) return { by: 'code', hasSister: false };
  const names = hits.filter(({ phrase, products }) => products.some(product => isNamed(product, phrase.key)));
  const isOtherCode = hits.some(({ phrase }) => answers.byText(phrase.key)?.printer === false);
  if (names.length === 0 && !isOtherCode) return { by: 'printer', hasSister: false };
  const hasSister = names.every(
    ({ phrase }) =>
      /\d$/.test(phrase.key) && sistersOf(phrase.key).some(key => namedBy(key, answers).length > 0),
  );
  return { by: 'name', hasSister: names.length > 0 && hasSister };
}

/** The keys of a family that another maker calls alike, with a colour's letter behind: Brother's TN-325BK, Konica Minolta's TN-325. */
export const namesakesOf = (key: string): readonly string[] =>
  /^[a-z]{2,3}\d{2,4}$/.test(key) ? ['bk', 'c', 'm', 'y'].map(color => key + color) : [];

/** The products that a name calls, with those of another maker's family of it. */
export function withNamesakes(
  products: readonly Product[],
  hits: readonly Hit[],
  answers: Answers,
): readonly Product[] {
  const makers = products.map(({ brand }) => brand?.slug);
  const namesakes = hits
    .flatMap(({ phrase }) => namesakesOf(phrase.key))
    .flatMap(key => answers.byCode(key) ?? []);
  const isOther = namesakes.some(({ kind, brand }) => kind === 'original' && !makers.includes(brand?.slug));
  return isOther && products.length > 0 ? [...products, ...namesakes] : products;
}

/** The keys that larger cartridges of a name may have. */
export const sistersOf = (key: string) => [`${key}xl`, `${key}x`, `${key}h`];
/** The names of the larger cartridge: 057H for "057", 26X for "26A". */
export const largerOf = (key: string) => (/\d$/.test(key) ? sistersOf(key) : [key.replace(/(?<=\d)a$/, 'x')]);

/** True where the larger cartridge is asked for. */
export const isLarger = ({ tokens }: Part) => tokens.some(({ meaning }) => meaning?.larger);

/** True for the code of one of the products, where a name may be called alike. */
export const isCode = (key: string, products: readonly Product[]) =>
  products.some(product => factsOf(product).code === key);

/** The products that a key is the name of. */
export const namedBy = (key: string, answers: Answers) =>
  (answers.byCode(key) ?? []).filter(product => isNamed(product, key));
