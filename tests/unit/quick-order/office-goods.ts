// What offices order and how they name it, from the catalogue; written apart from lists.ts, so that each finds what the other forgets.

import type { Goods } from './lists';

/** A line with what is right for it. */
export interface OfficeLine {
  readonly text: string;
  /** The way of writing it, for failure messages. */
  readonly as: string;
  /** `ask` must not be settled without a question, `none` is no goods. */
  readonly kind: 'product' | 'ask' | 'none';
  readonly items: readonly { readonly slug: string; readonly quantity: number }[];
}

/** A thing as it is named, and what it is. */
export interface Named {
  readonly text: string;
  readonly slug: string;
}

type Words = Readonly<Record<string, readonly [en: string, ar: string]>>;
const BRAND: Words = {
  hp: ['HP', 'إتش بي'],
  canon: ['Canon', 'كانون'],
  epson: ['Epson', 'إبسون'],
  brother: ['Brother', 'براذر'],
  samsung: ['Samsung', 'سامسونج'],
  xerox: ['Xerox', 'زيروكس'],
  kyocera: ['Kyocera', 'كيوسيرا'],
  ricoh: ['Ricoh', 'ريكو'],
  lexmark: ['Lexmark', 'ليكسمارك'],
};
const COLOR: Words = {
  black: ['Black', 'أسود'],
  cyan: ['Cyan', 'أزرق'],
  magenta: ['Magenta', 'أحمر'],
  yellow: ['Yellow', 'أصفر'],
};
const SORT: Words = {
  toners: ['Toner', 'تونر'],
  inks: ['Ink Cartridge', 'حبر'],
  'drum-units': ['Drum Unit', 'درام'],
};

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Originals whose code nothing else in the catalogue is called, with what equivalents they have. */
export class OfficeGoods {
  readonly #originals: readonly Goods[];
  readonly #words: readonly Goods[];
  readonly #titled: readonly Goods[];
  readonly #compatible = new Map<string, Goods[]>();

  constructor(
    goods: readonly Goods[],
    models: readonly { readonly title: string }[],
    readonly random: () => number,
  ) {
    const times = new Map<string, number>();
    const printers = new Set(models.flatMap(({ title }) => [title, ...title.split(' ')].map(fold)));
    const aliases = new Set(goods.flatMap(one => one.aliases ?? []).map(fold));
    for (const one of goods) {
      const code = fold(one.code);
      if (one.kind === 'original') times.set(code, (times.get(code) ?? 0) + 1);
      if (one.kind === 'compatible') this.#compatible.set(code, [...(this.#compatible.get(code) ?? []), one]);
    }
    this.#originals = goods.filter(one => {
      const code = fold(one.code);
      const isCode = code.length > 4 && /\p{L}/u.test(code) && /\d/.test(code) && !printers.has(code);
      const isKnown = BRAND[one.brand] !== undefined && SORT[one.category] !== undefined;
      return one.kind === 'original' && times.get(code) === 1 && !aliases.has(code) && isCode && isKnown;
    });
    this.#words = this.#originals.filter(({ code }) => /^[\w-]+$/.test(code));
    this.#titled = this.#originals.filter(({ title, code }) => title.includes(code));
  }

  pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[Math.floor(this.random() * entries.length)] as Entry;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A product as a line names it. */
  thing(): Named {
    return this.pick([
      () => this.#code(),
      () => this.#code(),
      () => this.#described(),
      () => this.#title(),
    ])();
  }

  /** A code that is one word, as it is glued to other things. */
  word(): Named {
    const { code, slug } = this.pick(this.#words);
    return { text: code, slug };
  }

  /** A code alone, in the spelling of the catalogue or another. */
  #code(): Named {
    const { code, slug } = this.pick(this.#originals);
    return { text: this.pick([code, code, code.toLowerCase(), code.replaceAll('-', ' ')]), slug };
  }

  /** A code with what people write around it. */
  #described(): Named {
    const one = this.pick(this.#originals);
    const isArabic = this.chance(0.3);
    const at = isArabic ? 1 : 0;
    const equivalents = this.#compatible.get(fold(one.code)) ?? [];
    const [equivalent] = equivalents.length === 1 && this.chance(0.3) ? equivalents : [];
    const brand = equivalent ? '' : this.#maybe(BRAND[one.brand]?.[at]);
    const sort = this.#maybe(SORT[one.category]?.[at]);
    const color = this.#maybe(COLOR[one.color ?? '']?.[at]);
    const kind = equivalent ? this.pick(isArabic ? ['متوافق', 'بديل'] : ['compatible', 'Compatible']) : '';
    const orders = [
      [brand, one.code, color, sort, kind],
      [sort, one.code, color, kind],
      [brand, sort, one.code, color, kind && `(${kind})`],
      [one.code, '-', brand || sort || color || one.code, kind],
    ];
    const words = isArabic ? [sort, brand, one.code, color, kind] : this.pick(orders);
    return { text: words.filter(Boolean).join(' '), slug: (equivalent ?? one).slug };
  }

  /** A product's whole title. */
  #title(): Named {
    const one = this.pick(this.#titled);
    return { text: this.chance(0.6) ? one.title : one.title_ar, slug: one.slug };
  }

  #maybe(word: string | undefined): string {
    return word && this.chance(0.5) ? word : '';
  }
}
