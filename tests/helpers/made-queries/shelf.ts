export interface Product {
  slug: string;
  title: string;
  title_ar: string;
  code: string;
  aliases?: string[];
  brand: string;
  category: string;
  kind: string;
  color: string | null;
  yield_pages?: number | null;
  devices: string[];
}
export interface Model {
  slug: string;
  brand: string;
  title: string;
}
export interface Catalogue {
  products: Product[];
  models: Model[];
  brands: { slug: string; title: string; title_ar: string }[];
}

export type Test<Item = Product> = (item: Item) => boolean;

/** A query and the test that its first product must pass. */
export interface SoldQuery {
  q: string;
  isRight: Test;
}

/** What was folded before: each query is held against the whole catalogue. */
const folded = new Map<string, string>();

/** Letters and digits alone, in small letters. */
export function fold(text: string): string {
  let made = folded.get(text);
  if (made === undefined) {
    made = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    folded.set(text, made);
  }
  return made;
}

/** The first number of three digits or more. */
export function numberOf(text: string): string {
  return /\d{3,}/.exec(text)?.[0] ?? '';
}

/** The part of a model's title that has its number: `M402dn`, `MG3640`. */
export function coreOf(title: string): string {
  return title.split(' ').findLast(part => /\d{3}/.test(part)) ?? '';
}

/** A catalogue to take things from at random, and the rules of what is right for them. */
export class Shelf {
  readonly products: readonly Product[];
  readonly originals: readonly Product[];
  /** Models that a number names and something fits. */
  readonly printers: readonly Model[];
  readonly brands: Catalogue['brands'];
  /** Every code and alias, folded. */
  readonly codes: ReadonlySet<string>;
  /** All that is called something, folded. */
  readonly #names: readonly string[];
  readonly #models: readonly Model[];
  readonly #random: () => number;
  readonly #makers: ReadonlyMap<Product, string>;
  readonly #brandOf: ReadonlyMap<string, string>;

  constructor({ products, models, brands }: Catalogue, random: () => number) {
    this.products = products;
    this.originals = products.filter(({ kind, brand }) => kind === 'original' && brand !== 'tass');
    this.brands = brands.filter(({ slug }) => slug !== 'tass');
    this.codes = new Set(products.flatMap(({ code, aliases }) => [code, ...(aliases ?? [])].map(fold)));
    this.#names = [
      ...products.map(({ title, code, aliases }) => fold(`${title}${code}${aliases ?? ''}`)),
      ...models.map(({ slug }) => fold(slug)),
    ];
    this.#models = models;
    this.#random = random;
    const makers = new Map(this.originals.map(({ code, brand }) => [fold(code), brand]));
    this.#makers = new Map(products.map(one => [one, makers.get(fold(one.code)) ?? one.brand]));
    this.#brandOf = new Map(models.map(({ slug, brand }) => [slug, brand]));
    const supplied = new Set(products.flatMap(({ devices }) => devices));
    this.printers = models.filter(
      ({ slug, title }) => supplied.has(slug) && coreOf(title) !== '' && !title.includes('+'),
    );
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.#random() * list.length)] as Item;
  }

  /** True as often as said, from 0 to 1. */
  chance(share: number): boolean {
    return this.#random() < share;
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** The brand whose code it is: of an equivalent that of the original. */
  makerOf(product: Product): string {
    return this.#makers.get(product) ?? product.brand;
  }

  titleOf(brand: string): string {
    return this.brands.find(({ slug }) => slug === brand)?.title ?? '';
  }

  titleArOf(brand: string): string {
    return this.brands.find(({ slug }) => slug === brand)?.title_ar ?? '';
  }

  hasCode(code: string): Test {
    const wanted = fold(code);
    return product => fold(product.code) === wanted;
  }

  /** Made by the brand, an equivalent of what it makes, or for one of its printers. */
  isFor(brand: string): Test {
    return product =>
      product.brand === brand ||
      this.makerOf(product) === brand ||
      product.devices.some(model => this.#brandOf.get(model) === brand);
  }

  /** Fits any of the models. */
  fits(test: Test<Model>): Test {
    const right = new Set(this.#models.filter(test).map(({ slug }) => slug));
    return ({ devices }) => devices.some(model => right.has(model));
  }

  /** One of the queries for which something is sold; null when nothing is for any. */
  pickSold(queries: readonly SoldQuery[]): SoldQuery | null {
    return this.pick(queries.filter(({ isRight }) => this.products.some(isRight))) ?? null;
  }

  /** True where the letters and digits stand in a code, title or printer of the catalogue. */
  isKnown(text: string): boolean {
    return this.#names.some(name => name.includes(text));
  }
}

const names = new WeakMap<Model, string>();

/** Brand and title of a model, folded. */
function nameOf(model: Model): string {
  const name = names.get(model) ?? fold(`${model.brand} ${model.title}`);
  names.set(model, name);
  return name;
}

/** True for models whose title has the letters and digits: `2040dn` is in M2040dn and P2040dn, not in 12040. */
export function isNamed(text: string): Test<Model> {
  const [, letters = '', digits = '', suffix = ''] = /^(\D*)(\d+)(.*)$/.exec(fold(text)) ?? [];
  const name = new RegExp(`${letters}(?<!\\d)${digits}(?!\\d)${suffix}`);
  return model => name.test(nameOf(model));
}

/** As the test, or a cartridge of the very same name: right too where no word says printer. */
export function orNamed(name: string, test: Test): Test {
  const same = new RegExp(`(?<!\\w)${name}(XL)?(?!\\w)`, 'i');
  return product => test(product) || same.test(product.title);
}
