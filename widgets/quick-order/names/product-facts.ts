import type { Product } from '../../api/schemas';
import { compact, normalise } from '../words/text';

interface Facts {
  readonly code: string;
  /** Letters and digits of the title. */
  readonly title: string;
  /** Words of the title, letters and digits alone. */
  readonly words: readonly string[];
  readonly color: string | undefined;
}

const facts = new WeakMap<Product, Facts>();

/** What a product is compared by, worked out once. */
export function factsOf(product: Product): Facts {
  const known = facts.get(product);
  if (known) return known;
  const made: Facts = {
    code: compact(product.code ?? product.slug),
    title: compact(product.title),
    words: (normalise(product.title).match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu) ?? []).map(compact),
    color: product.color?.toLowerCase().replace(/\s+/g, '-'),
  };
  facts.set(product, made);
  return made;
}

/** True where the text is the product's code, or whole words of its title. */
export function isNamed(product: Product, key: string): boolean {
  const { code, words } = factsOf(product);
  if (code === key) return true;
  const isNumber = /^\d{1,4}$/.test(key);
  for (let from = 0; from < words.length; from++) {
    // A number behind letters of a name, as in "C-EXV 42", is not the whole name.
    if (isNumber && isNameStart(words[from - 1] ?? '')) continue;
    let text = '';
    for (let to = from; to < words.length && text.length < key.length; to++) text += words[to];
    if (text === key) return true;
  }
  return false;
}

/** Products that are the same thing of several makers, by their code. */
export function byCode(products: readonly Product[]): readonly (readonly Product[])[] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const { code } = factsOf(product);
    const group = groups.get(code);
    if (group) group.push(product);
    else groups.set(code, [product]);
  }
  return [...groups.values()];
}

/** Letters that cartridges' names begin with. */
const isNameStart = (word: string) =>
  /^(?:cexv|cli|pgi?|cl|bci|sp|mp|im|mpc|spc|type|t|mlt|tn|d1|dk|erc|lq|gi|pfi|crg|kx|mx|fx|ep)$/.test(word);
