import type { Fitting, SearchProduct } from '../engine';
import { arabicForms, compact } from '../text/normalise';
import { SlotSet } from '../text/slot-set';
import { colorsOf } from '../words/colors';
import type { Meaning } from '../words/meaning';
import { titleWordsOf } from '../words/title-words';
import { TRADE_WORDS } from '../words/trade-words';
import type { KeyIndex } from './key-index';
import { addCodeKeys, type Keys, namesIn } from './keys';

/** Products of one code: the original and its equivalents. */
export interface Group {
  number: number;
  products: SearchProduct[];
  keys: Keys;
}

const TITLE_MEANINGS = TRADE_WORDS.map(([meaning]) => meaning).filter(({ title }) => title);

/** What comes first among products that match alike: supplies before trays. */
const CATEGORY_STEPS: Readonly<Record<string, number>> = {
  'drum-units': 0.5,
  'waste-toner-containers': 1,
  accessories: 1.5,
  paper: 2,
};

/** What is known of each product, and which products have a brand, a category or a word in the title. */
export class ProductIndex {
  readonly groups: Group[] = [];
  readonly #keys: KeyIndex;
  readonly #fitting: Fitting;
  readonly #brandNames: ReadonlySet<string>;
  readonly #groupOf = new Map<string, Group>();
  readonly #products: (SearchProduct | undefined)[] = [];
  /** By slot, so that scoring tens of thousands of products does not load each of them. */
  readonly #steps: number[] = [];
  readonly #titleWords = new Map<string, Set<number>>();
  readonly #attributes = new Map<string | RegExp, SlotSet>();
  /** Products for a brand: made by it, equivalents of what it makes, for its printers. */
  readonly #forBrand = new Map<string, SlotSet>();
  readonly #ofSeries = new Map<string, SlotSet>();
  readonly #modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>;
  readonly #changed = new Set<Group>();

  constructor(
    keys: KeyIndex,
    fitting: Fitting,
    brandNames: ReadonlySet<string>,
    modelsOfSeries: ReadonlyMap<string, ReadonlySet<number>>,
  ) {
    this.#keys = keys;
    this.#fitting = fitting;
    this.#brandNames = brandNames;
    this.#modelsOfSeries = modelsOfSeries;
  }

  add(product: SearchProduct): void {
    this.#products[product.slot] = product;
    this.#steps[product.slot] = CATEGORY_STEPS[product.category.slug] ?? 0;
    const code = compact(product.code);
    let group = this.#groupOf.get(code);
    if (!group) {
      group = { number: this.groups.length, products: [], keys: new Map() };
      this.groups.push(group);
      this.#groupOf.set(code, group);
    }
    group.products.push(product);
    this.#changed.add(group);
    this.#ofSeries.clear();
    for (const word of titleWordsOf(product)) {
      const list = this.#titleWords.get(word);
      if (list) list.add(product.slot);
      else this.#titleWords.set(word, new Set([product.slot]));
    }
    for (const name of attributesOf(product)) setIn(this.#attributes, name).add(product.slot);
  }

  remove(product: SearchProduct): void {
    this.#products[product.slot] = undefined;
    const group = this.#groupOf.get(compact(product.code));
    if (group) {
      group.products = group.products.filter(({ slot }) => slot !== product.slot);
      this.#changed.add(group);
      this.#ofSeries.clear();
    }
    for (const word of titleWordsOf(product)) {
      const list = this.#titleWords.get(word);
      list?.delete(product.slot);
      if (list?.size === 0) this.#titleWords.delete(word);
    }
    for (const list of [...this.#attributes.values(), ...this.#forBrand.values()]) list.delete(product.slot);
  }

  /** Brings what changed groups are found by up to date. */
  refresh(): void {
    for (const _ of this.refreshing());
  }

  /** The same group by group. */
  *refreshing(): Generator<void> {
    for (const group of this.#changed) {
      this.#sortByBrand(group);
      this.#keys.remove('group', group.number, group.keys);
      group.keys = this.#keysOf(group);
      this.#keys.add('group', group.number, group.keys);
      this.#changed.delete(group);
      yield;
    }
  }

  product(slot: number): SearchProduct | undefined {
    return this.#products[slot];
  }

  /** How much lower the product's category lets it score. */
  stepOf(slot: number): number {
    return this.#steps[slot] ?? 0;
  }

  /** True when a title has the word. */
  isInTitles(word: string): boolean {
    return arabicForms(word).some(form => this.#titleWords.has(form));
  }

  withTitleWord(word: string): SlotSet {
    const form = arabicForms(word).find(form => this.#titleWords.has(form)) ?? word;
    return new SlotSet(this.#titleWords.get(form));
  }

  /** The products that fit a printer of the series. */
  ofSeries(series: string): SlotSet {
    let slots = this.#ofSeries.get(series);
    if (!slots) {
      slots = new SlotSet();
      for (const model of this.#modelsOfSeries.get(series) ?? [])
        for (const slot of this.#fitting.slotsOf(model)) slots.add(slot);
      this.#ofSeries.set(series, slots);
    }
    return slots;
  }

  /** The products that are one thing a word asks for. */
  withMeaning({ category, color, kind, brand, title }: Meaning): SlotSet[] {
    const sets: SlotSet[] = [];
    const any = (attribute: string, slugs: readonly string[]) =>
      SlotSet.union(slugs.map(slug => this.#attributes.get(`${attribute} ${slug}`) ?? NONE));
    if (category) sets.push(any('category', category));
    if (color) sets.push(any('color', color));
    if (kind) sets.push(any('kind', kind));
    if (brand) sets.push(this.#forBrand.get(brand) ?? NONE);
    if (title) sets.push(this.#attributes.get(title) ?? NONE);
    return sets;
  }

  #sortByBrand({ products }: Group): void {
    const makers = products.filter(({ kind }) => kind === 'original').map(({ brand }) => brand.slug);
    for (const { slot, brand, devices } of products) {
      for (const list of this.#forBrand.values()) list.delete(slot);
      for (const slug of [brand.slug, ...makers, ...devices.map(device => device.brand)])
        setIn(this.#forBrand, slug).add(slot);
    }
  }

  #keysOf(group: Group): Keys {
    const keys: Keys = new Map();
    for (const { code, aliases, title, color } of group.products) {
      for (const printed of [code, ...(aliases ?? [])])
        for (const form of asPrinted(printed)) addCodeKeys(keys, form, color, 0);
      for (const name of namesIn(title, this.#brandNames))
        if (compact(name) !== compact(code)) addCodeKeys(keys, name, color, 1);
    }
    return keys;
  }
}

/** A code, and as Canon prints its own on the box, with letters for the packing behind. */
function asPrinted(code: string): string[] {
  return /^\d{4}[A-C]\d{3}$/.test(code) ? [code, ...['AA', 'AB', 'AC'].map(end => code + end)] : [code];
}

/** What a product is found by, apart from words: its category, kind, colour, and patterns of its title. */
function* attributesOf({ title, category, kind, color, devices }: SearchProduct): Iterable<string | RegExp> {
  yield `category ${category.slug}`;
  yield `kind ${kind}`;
  for (const name of colorsOf(title, color, category.slug)) yield `color ${name}`;
  for (const { title: pattern, fits } of TITLE_MEANINGS)
    if (pattern && (pattern.test(title) || (fits && devices.some(device => fits.test(device.title)))))
      yield pattern;
}

function setIn<Name>(sets: Map<Name, SlotSet>, name: Name): SlotSet {
  let set = sets.get(name);
  if (!set) {
    set = new SlotSet();
    sets.set(name, set);
  }
  return set;
}

const NONE = new SlotSet();
