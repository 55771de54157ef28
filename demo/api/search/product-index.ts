import type { Fitting, SearchProduct } from './engine';
import type { KeyIndex } from './key-index';
import { addCodeKeys, type Keys, namesIn } from './keys';
import type { Meaning } from './meaning';
import { arabicForms, compact, words } from './normalise';
import { TRADE_WORDS } from './trade-words';

/** Products of one code: the original and its equivalents. */
export interface Group {
  number: number;
  products: SearchProduct[];
  keys: Keys;
}

const TITLE_PATTERNS = TRADE_WORDS.flatMap(([{ title }]) => title ?? []);

/** What is known of each product, and which products have a brand, a category or a word in the title. */
export class ProductIndex {
  readonly groups: Group[] = [];
  readonly #keys: KeyIndex;
  readonly #fitting: Fitting;
  readonly #brandNames: ReadonlySet<string>;
  readonly #groupOf = new Map<string, Group>();
  readonly #products: (SearchProduct | undefined)[] = [];
  readonly #lists = new Map<string | RegExp, Set<number>>();
  readonly #changed = new Set<Group>();

  constructor(keys: KeyIndex, fitting: Fitting, brandNames: ReadonlySet<string>) {
    this.#keys = keys;
    this.#fitting = fitting;
    this.#brandNames = brandNames;
  }

  add(product: SearchProduct): void {
    this.#products[product.slot] = product;
    const code = compact(product.code);
    let group = this.#groupOf.get(code);
    if (!group) {
      group = { number: this.groups.length, products: [], keys: new Map() };
      this.groups.push(group);
      this.#groupOf.set(code, group);
    }
    group.products.push(product);
    this.#changed.add(group);
    for (const name of this.#listsOf(product)) {
      const list = this.#lists.get(name);
      if (list) list.add(product.slot);
      else this.#lists.set(name, new Set([product.slot]));
    }
  }

  remove(product: SearchProduct): void {
    this.#products[product.slot] = undefined;
    const group = this.#groupOf.get(compact(product.code));
    if (group) {
      group.products = group.products.filter(({ slot }) => slot !== product.slot);
      this.#changed.add(group);
    }
    for (const name of this.#listsOf(product)) {
      const list = this.#lists.get(name);
      list?.delete(product.slot);
      if (list?.size === 0) this.#lists.delete(name);
    }
  }

  /** Brings the keys of changed groups up to date. */
  refresh(): void {
    for (const group of this.#changed) {
      this.#keys.remove('group', group.number, group.keys);
      group.keys = this.#keysOf(group);
      this.#keys.add('group', group.number, group.keys);
    }
    this.#changed.clear();
  }

  product(slot: number): SearchProduct | undefined {
    return this.#products[slot];
  }

  slots(): Iterable<number> {
    return this.#products.keys();
  }

  /** True when a title has the word. */
  isInTitles(word: string): boolean {
    return arabicForms(word).some(form => this.#lists.has(`title ${form}`));
  }

  withTitleWord(word: string): ReadonlySet<number> {
    const form = arabicForms(word).find(form => this.#lists.has(`title ${form}`));
    return this.#lists.get(`title ${form}`) ?? NONE;
  }

  withTitle(pattern: RegExp): ReadonlySet<number> {
    return this.#lists.get(pattern) ?? NONE;
  }

  withBrand(brand: string): ReadonlySet<number> {
    return this.#lists.get(`brand ${brand}`) ?? NONE;
  }

  /** Sizes of the categories' lists together, to tell which list of a query is the shortest. */
  withCategories(categories: readonly string[]): ReadonlySet<number>[] {
    return categories.map(category => this.#lists.get(`category ${category}`) ?? NONE);
  }

  isOf(slot: number, meaning: Meaning): boolean {
    const product = this.#products[slot];
    if (!product) return false;
    if (meaning.category && !meaning.category.includes(product.category.slug)) return false;
    if (meaning.kind && !meaning.kind.includes(product.kind)) return false;
    if (meaning.color && !(product.color && meaning.color.includes(product.color))) return false;
    if (meaning.brand && !this.isForBrand(slot, meaning.brand)) return false;
    return !meaning.title || this.withTitle(meaning.title).has(slot);
  }

  /** Made by the brand, an equivalent of what it makes, or for its printers. */
  isForBrand(slot: number, brand: string): boolean {
    const product = this.#products[slot];
    if (!product) return false;
    if (this.withBrand(brand).has(slot)) return true;
    const group = this.#groupOf.get(compact(product.code));
    return group?.products.some(one => one.kind === 'original' && one.brand.slug === brand) ?? false;
  }

  modelsOf(slot: number): readonly number[] {
    return this.#fitting.modelsOf(slot);
  }

  #keysOf(group: Group): Keys {
    const keys: Keys = new Map();
    for (const { code, aliases, title, color } of group.products) {
      addCodeKeys(keys, code, color, 0);
      for (const alias of aliases ?? []) addCodeKeys(keys, alias, color, 0);
      for (const name of namesIn(title, this.#brandNames))
        if (compact(name) !== compact(code)) addCodeKeys(keys, name, color, 1);
    }
    return keys;
  }

  *#listsOf(product: SearchProduct): Iterable<string | RegExp> {
    const titles = new Set(words(`${product.title} ${product.titleAr}`).flatMap(arabicForms));
    for (const word of titles) yield `title ${word}`;
    const brands = new Set([product.brand.slug, ...product.devices.map(({ brand }) => brand)]);
    for (const brand of brands) yield `brand ${brand}`;
    yield `category ${product.category.slug}`;
    for (const pattern of TITLE_PATTERNS) if (pattern.test(product.title)) yield pattern;
  }
}

const NONE: ReadonlySet<number> = new Set();
