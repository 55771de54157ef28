// Makes shopping lists as offices write them, from the catalogue, with what is meant by each line.

/** What a row of the catalogue must tell. */
export interface Goods {
  readonly slug: string;
  readonly code: string;
  /** Codes of the same thing in other regions. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly title_ar: string;
  readonly brand: string;
  readonly kind: string;
  readonly color: string | null;
  readonly category: string;
  readonly devices: readonly string[];
}
interface Model {
  readonly slug: string;
  readonly brand: string;
  readonly title: string;
}

/** A line with what is right for it. */
export interface MadeLine {
  readonly text: string;
  /** How it was written, for failure messages. */
  readonly as: string;
  readonly kind: 'product' | 'choice' | 'unknown' | 'none';
  readonly slugs: readonly string[];
  readonly quantity: number;
}

const BRANDS: Readonly<Record<string, readonly string[]>> = {
  hp: ['HP', 'hp', 'اتش بي', 'إتش بي'],
  canon: ['Canon', 'كانون'],
  epson: ['Epson', 'EPSON', 'ابسون'],
  brother: ['Brother', 'براذر'],
  samsung: ['Samsung', 'سامسونج'],
  xerox: ['Xerox', 'زيروكس'],
  kyocera: ['Kyocera', 'كيوسيرا'],
  ricoh: ['Ricoh', 'ريكو'],
  lexmark: ['Lexmark', 'ليكسمارك'],
  oki: ['OKI', 'اوكي'],
};
const COLORS: Readonly<Record<string, readonly string[]>> = {
  black: ['black', 'Black', 'BK', 'اسود', 'أسود'],
  cyan: ['cyan', 'Cyan', 'ازرق', 'سماوي'],
  magenta: ['magenta', 'احمر', 'أحمر', 'Magenta'],
  yellow: ['yellow', 'اصفر', 'أصفر'],
};
const KINDS: Readonly<Record<string, readonly string[]>> = {
  original: ['original', 'genuine', 'أصلي', '(original)', 'OEM', 'اصلي'],
  compatible: ['compatible', 'متوافق', 'compatible TASS', '(compatible)', 'تجاري'],
  remanufactured: ['remanufactured', 'معاد تصنيعه'],
};
const SORTS: Readonly<Record<string, readonly string[]>> = {
  toners: ['toner', 'Toner', 'تونر', 'حبر', 'toner cartridge'],
  inks: ['ink', 'حبر', 'ink cartridge'],
  'drum-units': ['drum', 'درام'],
};
const OTHERS = [
  'coffee capsules',
  'whiteboard markers',
  'stapler pins',
  'envelopes C5 brown',
  'box files blue',
  'ظروف بنية',
  'كبسولات قهوة',
  'اقلام جاف',
  'دباسة مكتبية',
  'USB flash 32GB',
  'hand sanitizer 500 ml',
  'laptop bag 15.6',
  'HDMI cable 3m',
  'sticky notes 3x3',
  'شريط فوجيتسو DL3750',
  'toner for Utax P-4532DN',
  'AA batteries',
  'مناديل',
  'desk calendar 2026',
  'keyboard wireless',
  'ماوس لاسلكي',
  'calculator 12 digits',
];
const TALK = [
  'Dear Sir,',
  'Hello',
  'thanks',
  'Please send us the following:',
  'السلام عليكم',
  'شكرا',
  'need urgent:',
  'Best regards',
  'Toners:',
  'نرجو توفير التالي:',
  'Kind regards,',
  'مع تحيات قسم المشتريات',
  'Accounts department:',
  'Dear team,',
  'الدور الثاني:',
  'الاحبار:',
  'مرحبا',
  'Thank you',
  'For HR office:',
  '-----',
  'Ground floor',
  'Hi TASS team',
  'Total',
  'Regards',
  'Purchasing Dept.',
];

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const arabicDigits = (text: string) =>
  text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
/** The name that a title gives beside the code: `HP 26A (CF226A) …`. */
const nameOf = ({ title }: Goods) =>
  /^(?:HP|Canon|Epson|Samsung|Lexmark|Konica Minolta|Ricoh) (\S+(?: \d+)?) \(/.exec(title)?.[1];

/** What stands between the columns of a style; tabs where nothing is said. */
const DELIMITERS: Readonly<Record<string, string>> = { semicolons: ';', commas: ',', quoted: ',' };

/** Makes lines of all ways of writing. */
export class ListMaker {
  readonly #byCode = new Map<string, Goods[]>();
  readonly #byName = new Map<string, Goods[]>();
  readonly #originals: Goods[];
  readonly #fitting = new Map<string, Goods[]>();
  readonly #modelTitles = new Map<string, number>();
  readonly #names = new Set<string>();

  constructor(
    readonly goods: readonly Goods[],
    readonly models: readonly Model[],
    readonly random: () => number,
  ) {
    for (const one of goods) {
      push(this.#byCode, fold(one.code), one);
      for (const alias of one.aliases ?? []) this.#names.add(fold(alias));
      const name = nameOf(one);
      if (name) {
        push(this.#byName, `${one.brand} ${fold(name)}`, one);
        this.#names.add(fold(name));
      }
      for (const device of one.devices) push(this.#fitting, device, one);
    }
    for (const { title } of models)
      for (const key of [fold(title), ...title.split(' ').map(fold)])
        this.#modelTitles.set(key, (this.#modelTitles.get(key) ?? 0) + 1);
    this.#originals = goods.filter(one => {
      const same = this.#byCode.get(fold(one.code)) ?? [];
      const isOne = same.filter(({ kind }) => kind === 'original').length === 1;
      return (
        one.kind === 'original' &&
        isOne &&
        one.brand !== 'tass' &&
        !this.#modelTitles.has(fold(one.code)) &&
        /\d/.test(one.code)
      );
    });
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  /** The words of a line without its quantity, with what they mean. */
  thing(): Omit<MadeLine, 'quantity'> {
    const made = this.pick([
      () => this.code(),
      () => this.code(),
      () => this.code(),
      () => this.code(),
      () => this.name(),
      () => this.name(),
      () => this.title(),
      () => this.set(),
      () => this.printer(),
      () => this.openName(),
      () => this.notSold(),
      () => this.other(),
    ])();
    return made ?? this.thing();
  }

  code(): Omit<MadeLine, 'quantity'> {
    const original = this.pick(this.#originals);
    const { brand, category } = original;
    const code = original.code;
    const tight = code.replace(/[^\p{L}\p{N}]/gu, '');
    const pieces = tight.match(/\d+|\D/g) ?? [];
    const [as, spelled] = this.pick<[string, string]>([
      ['plain', code],
      ['plain', code],
      ['lower', code.toLowerCase()],
      ['tight', tight],
      ['spaced', pieces.join(' ')],
      ['dashed', pieces.join('-')],
      ['blank for dash', code.replace(/-/g, ' ')],
    ]);
    const same = this.#byCode.get(fold(code)) ?? [];
    const kind = this.random() < 0.25 ? this.pick(same).kind : undefined;
    const target = kind ? same.filter(one => one.kind === kind) : [original];
    if (target.length !== 1) return this.code();
    const words = [
      this.random() < 0.3 ? this.pick(BRANDS[brand] ?? ['']) : '',
      spelled,
      this.random() < 0.3 ? this.pick(SORTS[category] ?? ['']) : '',
      kind ? this.pick(KINDS[kind] ?? []) : '',
    ];
    if (this.random() < 0.2) words.reverse();
    const text = words.filter(Boolean).join(' ');
    return { text, as: `code ${as}`, kind: 'product', slugs: target.map(({ slug }) => slug) };
  }

  name(): Omit<MadeLine, 'quantity'> | undefined {
    const original = this.pick(this.#originals);
    const name = nameOf(original);
    if (!name || !/\d/.test(name) || this.#hasSister(name) || this.#modelTitles.has(fold(name)))
      return undefined;
    const siblings = (this.#byName.get(`${original.brand} ${fold(name)}`) ?? []).filter(
      ({ color }) => color === original.color,
    );
    if (siblings.length !== 1 || this.#elsewhere(name, original.brand)) return undefined;
    const several = (this.#byName.get(`${original.brand} ${fold(name)}`) ?? []).length > 1;
    if (several && !COLORS[original.color ?? '']) return undefined;
    const same = this.#byCode.get(fold(original.code)) ?? [];
    const kind = this.random() < 0.3 ? this.pick(same).kind : undefined;
    const target = kind ? same.filter(one => one.kind === kind) : [original];
    if (target.length !== 1) return undefined;
    const text = [
      this.random() < 0.6 || /^\d+$/.test(name) ? this.pick(BRANDS[original.brand] ?? [original.brand]) : '',
      this.random() < 0.2 ? this.pick(SORTS[original.category] ?? ['']) : '',
      this.random() < 0.2 ? name.toLowerCase() : name,
      several || this.random() < 0.2 ? this.pick(COLORS[original.color ?? ''] ?? ['']) : '',
      kind ? this.pick(KINDS[kind] ?? []) : '',
    ];
    return {
      text: text.filter(Boolean).join(' '),
      as: 'name',
      kind: 'product',
      slugs: target.map(({ slug }) => slug),
    };
  }

  title(): Omit<MadeLine, 'quantity'> {
    const one = this.pick(this.#originals);
    return {
      text: this.random() < 0.5 ? one.title : one.title_ar,
      as: 'title',
      kind: 'product',
      slugs: [one.slug],
    };
  }

  set(): Omit<MadeLine, 'quantity'> | undefined {
    const four = this.#openNames(true);
    if (!four) return undefined;
    const { name, goods } = four;
    const kind = this.random() < 0.3 ? 'compatible' : undefined;
    const targets = goods.flatMap(one =>
      (this.#byCode.get(fold(one.code)) ?? []).filter(other => other.kind === (kind ?? 'original')),
    );
    if (targets.length !== 4) return undefined;
    const brand = this.pick(BRANDS[goods[0]?.brand ?? ''] ?? ['']);
    const text = this.pick([
      `${brand} ${name} set`,
      `${brand} ${name} CMYK`,
      `طقم ${brand} ${name}`,
      `${name} full set`,
      `${brand} ${name} (all 4 colours)`,
      `${brand} ${name} طقم كامل`,
      `${brand} ${name} C/M/Y/K`,
    ]);
    return {
      text: [text, kind ? this.pick(KINDS[kind] ?? []) : ''].join(' ').trim(),
      as: 'set',
      kind: 'product',
      slugs: targets.map(({ slug }) => slug),
    };
  }

  openName(): Omit<MadeLine, 'quantity'> | undefined {
    const open = this.#openNames(false);
    if (!open) return undefined;
    const brand = this.pick(BRANDS[open.goods[0]?.brand ?? ''] ?? ['']);
    // A toner and its drum have one name, and "toner" tells which is meant.
    const isOpenAmongToners = open.goods.filter(({ category }) => /toners$/.test(category)).length !== 1;
    return {
      text: this.pick([
        `${brand} ${open.name}`,
        isOpenAmongToners ? `تونر ${open.name}` : open.name,
        `${open.name}`,
      ]),
      as: 'colour open',
      kind: 'choice',
      slugs: [],
    };
  }

  printer(): Omit<MadeLine, 'quantity'> | undefined {
    const model = this.pick(this.models);
    const fitting = this.#fitting.get(model.slug) ?? [];
    const brand = this.pick(BRANDS[model.brand] ?? [model.brand]);
    const sort = this.pick(['toner', 'ink'] as const);
    const ofSort = fitting.filter(({ category }) =>
      sort === 'toner' ? /toners$/.test(category) : category === 'inks',
    );
    if (ofSort.length === 0 || this.#names.has(fold(model.title)) || !/\d/.test(model.title))
      return undefined;
    const kind = this.random() < 0.4 ? this.pick(['original', 'compatible']) : undefined;
    const left = ofSort.filter(one => !kind || one.kind === kind);
    if (left.length === 0) return undefined;
    const word = this.pick(SORTS[sort === 'toner' ? 'toners' : 'inks'] ?? []);
    if (word === 'حبر' && fitting.some(one => !ofSort.includes(one) && /toners$|inks/.test(one.category)))
      return undefined;
    const text =
      `${kind ?? ''} ${this.pick([`${word} for ${brand} ${model.title}`, `${brand} ${model.title} ${word}`, `${word} طابعة ${brand} ${model.title}`])}`.trim();
    // Where one fits, asking is no fault.
    return {
      text,
      as: left.length === 1 ? 'printer, one fits' : 'printer',
      kind: 'choice',
      slugs: left.length === 1 ? left.map(({ slug }) => slug) : [],
    };
  }

  notSold(): Omit<MadeLine, 'quantity'> | undefined {
    const { code } = this.pick(this.#originals);
    const digits = [...code.matchAll(/\d/g)];
    const at = this.pick(digits).index;
    const other =
      code.slice(0, at) +
      String((Number(code[at]) + 1 + Math.floor(this.random() * 8)) % 10) +
      code.slice(at + 1);
    const isKnown =
      this.#byCode.has(fold(other)) ||
      this.#modelTitles.has(fold(other)) ||
      this.#names.has(fold(other)) ||
      // A series with its colour after it: "GI-46 BK" is the black of "GI-46 PGBK".
      this.#byCode.has(fold(other).replace(/bk$/, 'pgbk')) ||
      /^\d+$/.test(other);
    return isKnown ? undefined : { text: other, as: 'code not sold', kind: 'unknown', slugs: [] };
  }

  other(): Omit<MadeLine, 'quantity'> {
    return { text: this.pick(OTHERS), as: 'other goods', kind: 'unknown', slugs: [] };
  }

  /** A line of free text. */
  line(): MadeLine {
    if (this.random() < 0.08)
      return { text: this.pick(TALK), as: 'talk', kind: 'none', slugs: [], quantity: 0 };
    const thing = this.thing();
    const quantity = this.pick([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 36, 40, 50, 72, 100, 120]);
    const n = this.random() < 0.2 ? arabicDigits(String(quantity)) : String(quantity);
    const text = this.pick([
      `${thing.text} x ${n}`,
      `${n} x ${thing.text}`,
      `${thing.text} x${n}`,
      `${thing.text} × ${n}`,
      `${thing.text} - ${n} pcs`,
      `${n} pcs ${thing.text}`,
      `${thing.text}, qty ${n}`,
      `${thing.text} عدد ${n}`,
      `${thing.text} العدد ${n}`,
      `${thing.text} الكمية: ${n}`,
      `${n} حبة ${thing.text}`,
      `${thing.text} – ${n} nos`,
      `${thing.text} - ${n} قطعة`,
      `${thing.text} = ${n}`,
      `${thing.text} (${n} pcs)`,
      `${thing.text} qty: ${n}`,
      `${thing.text} ${n}pcs`,
      `${n} × ${thing.text}`,
      `${n} units of ${thing.text}`,
    ]);
    return { ...thing, text: this.pick(['', '', '- ', '• ', '* ', '✔ ']) + text, quantity };
  }

  /** A list as a table or as free text, with what is meant by each line. */
  list(length: number): { readonly text: string; readonly lines: readonly MadeLine[] } {
    const style = this.pick([
      'free',
      'free',
      'numbered',
      'tabs',
      'tabs without heading',
      'priced',
      'semicolons',
      'commas',
      'quoted',
    ]);
    if (style === 'free' || style === 'numbered') {
      const lines = Array.from({ length }, () => this.line()).map((line, at) =>
        style === 'free'
          ? line
          : { ...line, text: `${at + 1}${this.pick(['.', ')'])} ${line.text.replace(/^[-•*✔] /, '')}` },
      );
      return { text: lines.map(({ text }) => text).join('\n'), lines };
    }
    const delimiter = DELIMITERS[style] ?? '\t';
    const lines = Array.from({ length }, (_, at) => this.#row(style, delimiter, at));
    const heading = {
      tabs: ['No', 'Item', 'Qty'],
      priced: ['الصنف', 'السعر', 'الكمية', 'الاجمالي'],
      semicolons: ['الصنف', 'الكمية'],
      commas: ['code', 'qty'],
      quoted: ['Qty', 'Description'],
    }[style as 'tabs'];
    return {
      text: [...(heading ? [heading.join(delimiter)] : []), ...lines.map(({ text }) => text)].join('\r\n'),
      lines,
    };
  }

  #row(style: string, delimiter: string, at: number): MadeLine {
    let thing = this.thing();
    while (style !== 'quoted' && thing.text.includes(delimiter)) thing = this.thing();
    const quantity = 1 + Math.floor(this.random() * 120);
    const price = (this.random() * 90 + 1).toFixed(3);
    const cells: Record<string, readonly string[]> = {
      tabs: [String(at + 1), thing.text, String(quantity)],
      'tabs without heading': [thing.text, String(quantity)],
      priced: [thing.text, price, String(quantity), (Number(price) * quantity).toFixed(3)],
      semicolons: [thing.text, String(quantity)],
      commas: [thing.text, String(quantity)],
      quoted: [String(quantity), `"${thing.text.replaceAll('"', '""')}"`],
    };
    return { ...thing, quantity, text: (cells[style] ?? []).join(delimiter) };
  }

  #openNames(four: boolean): { readonly name: string; readonly goods: readonly Goods[] } | undefined {
    const original = this.pick(this.#originals);
    const name = nameOf(original);
    if (
      !name ||
      this.#hasSister(name) ||
      !/[A-Z]/.test(name) ||
      this.#modelTitles.has(fold(name)) ||
      this.#elsewhere(name, original.brand)
    )
      return undefined;
    const goods = this.#byName.get(`${original.brand} ${fold(name)}`) ?? [];
    const colors = new Set(goods.map(({ color }) => color));
    if (colors.size < 2 || goods.length !== colors.size) return undefined;
    if (four && (colors.size !== 4 || !Object.keys(COLORS).every(color => colors.has(color))))
      return undefined;
    return { name, goods };
  }

  #hasSister(name: string): boolean {
    return ['xl', 'x', 'h', 'xxl'].some(end => this.#names.has(fold(name) + end));
  }

  #elsewhere(name: string, brand: string): boolean {
    return (
      this.#byCode.has(fold(name)) ||
      Object.keys(BRANDS).some(other => other !== brand && this.#byName.has(`${other} ${fold(name)}`))
    );
  }
}

function push<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
