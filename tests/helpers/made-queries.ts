import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editDistance } from '../../demo/api/search/edit-distance';
import { AFTER, BEFORE, COLORS, IN_ARABIC, KINDS, NONSENSE, onOtherKeyboard } from './made-words';

// Queries made from the catalogue, each with what would be right: what shoppers type for codes, names and printers, in
// both scripts, on both keyboards, with mistakes; and things the shop does not sell.

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
  devices: string[];
}
export interface Catalogue {
  products: Product[];
  models: { slug: string; brand: string; title: string }[];
  brands: { slug: string; title: string; title_ar: string }[];
}
/** A query and the test that its first product must pass; `null` where nothing, or a guess, is right. */
export interface MadeQuery {
  class:
    | 'codes'
    | 'parts'
    | 'names'
    | 'models'
    | 'arabic'
    | 'keyboard'
    | 'glued'
    | 'mistakes'
    | 'traps'
    | 'nothing';
  q: string;
  isRight: ((product: Product) => boolean) | null;
}

export function readCatalogue(folder = resolve(import.meta.dirname, '../../demo/catalogue')): Catalogue {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return { products: read('products'), models: read('models'), brands: read('brands') };
}

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Makes about `count` queries, the same ones for the same seed. */
export function makeQueries(catalogue: Catalogue, count: number, random: () => number): MadeQuery[] {
  const { products, models, brands } = catalogue;
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const codes = new Set(products.flatMap(({ code, aliases }) => [code, ...(aliases ?? [])].map(fold)));
  const brandOf = new Map(models.map(({ slug, brand }) => [slug, brand]));
  const titles = new Map(brands.map(brand => [brand.slug, brand]));
  const makers = new Map(
    products.filter(({ kind }) => kind === 'original').map(({ code, brand }) => [fold(code), brand]),
  );
  const isFor = (brand: string) => (product: Product) =>
    product.brand === brand ||
    makers.get(fold(product.code)) === brand ||
    product.devices.some(model => brandOf.get(model) === brand);
  const hasCode = (code: string) => (product: Product) => fold(product.code) === fold(code);
  const fits = (test: (model: Catalogue['models'][0]) => boolean) => {
    const right = new Set(models.filter(test).map(({ slug }) => slug));
    return (product: Product) => product.devices.some(model => right.has(model));
  };
  /** The part of a model's title that has its number: `M402dn`, `MG3640`. */
  const coreOf = (title: string) => title.split(' ').findLast(part => /\d{3}/.test(part));
  const supplied = models.filter(({ title }) => coreOf(title) && !title.includes('+'));
  const numberOf = (text: string) => /\d{3,}/.exec(text)?.[0] ?? '';

  const spelled = (code: string): string =>
    pick([
      (text: string) => text,
      (text: string) => text.toLowerCase(),
      (text: string) => text.replace(/[- ]/g, ''),
      (text: string) => text.replace(/[- ]/g, ' '),
      (text: string) => text.replace(/(?<=\D)(?=\d)|(?<=\d)(?=\D)/g, ' '),
      (text: string) => text.replace(/(?<=\p{L})(?=\d)/gu, pick(['-', '.', '_', '/'])),
      (text: string) => text.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string),
      (text: string) => text.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] as string),
      (text: string) => ` ${text.toLowerCase()} `,
      (text: string) => `"${text}"`,
    ])(code);
  const mistyped = (text: string): string => {
    let made = text;
    for (let left = Math.max(1, Math.round(text.length / 7)); left > 0; left--) {
      const at = 1 + Math.floor(random() * (made.length - 1));
      const other = /\d/.test(made[at] ?? '') ? pick([...'0123456789']) : pick([...'abcdefghijklmnoprstuvw']);
      made = pick([
        () => made.slice(0, at) + other + made.slice(at + 1),
        () => made.slice(0, at) + made.slice(at + 1),
        () => made.slice(0, at) + other + made.slice(at),
        () => made.slice(0, at - 1) + (made[at] ?? '') + (made[at - 1] ?? '') + made.slice(at + 1),
      ])();
    }
    return made;
  };
  const makersOf: Readonly<Record<MadeQuery['class'], () => Omit<MadeQuery, 'class'> | null>> = {
    codes() {
      const { code, aliases, brand } = pick(products);
      const said = aliases && random() < 0.5 ? pick(aliases) : code;
      const made = spelled(said);
      const owner = titles.get(makers.get(fold(code)) ?? brand);
      const q = pick([
        made,
        made,
        made,
        `${pick(BEFORE)} ${made}`,
        `${made} ${pick(AFTER)}`,
        `${owner?.title} ${made}`,
        `${owner?.title_ar} ${made}`,
      ]);
      return { q, isRight: hasCode(code) };
    },
    parts() {
      const code = fold(pick(products).code);
      const part = code.slice(Math.floor(random() * 3), code.length - Math.floor(random() * 3));
      if (part.length < 5 || !/\d{2}/.test(part) || !/[a-z]/.test(part)) return null;
      const right = products.filter(product => fold(product.code).includes(part));
      return right.length > 16
        ? null
        : {
            q: part,
            isRight: product =>
              fold(`${product.code}${product.title}`).includes(part) ||
              product.devices.some(model => fold(model).includes(part)),
          };
    },
    names() {
      const { title, code, color } = pick(
        products.filter(({ kind, brand }) => kind === 'original' && /^(hp|canon)$/.test(brand)),
      );
      const [, name] = /^\S+ (?:C-EXV )?([\dA-Z]*\d{2,}[A-Z]*) \(/.exec(title) ?? [];
      if (!name || !color) return null;
      const same = new Set(
        products
          .filter(product => new RegExp(`\\b${name}(XL|H|X|A)?\\b`).test(product.title))
          .map(product => fold(product.code)),
      );
      const q = pick([
        name,
        name.toLowerCase(),
        `${title.split(' ')[0]} ${name}`,
        `${name} cartridge`,
        `بكم ${name}`,
      ]);
      if (/^\d{1,2}$/.test(name)) return null;
      return {
        q,
        isRight: product =>
          same.has(fold(product.code)) ||
          fold(product.code).includes(fold(name)) ||
          product.devices.some(model => numberOf(model) === numberOf(name)) ||
          hasCode(code)(product),
      };
    },
    models() {
      const { brand, title, slug } = pick(supplied);
      const core = coreOf(title) as string;
      const bare = numberOf(core);
      const owner = titles.get(brand)?.title;
      const whole = (model: { slug: string }) => model.slug === slug || fold(model.slug).endsWith(fold(core));
      const sameNumber = (model: { brand: string; title: string }) =>
        numberOf(coreOf(model.title) ?? '') === bare;
      const ofBrand = (model: { brand: string; title: string }) => model.brand === brand && sameNumber(model);
      return pick([
        { q: `${owner} ${title}`, isRight: fits(whole) },
        { q: title.toLowerCase(), isRight: fits(whole) },
        { q: core.toLowerCase(), isRight: fits(model => fold(model.title).includes(fold(core))) },
        { q: `${owner} ${core} printer`, isRight: fits(whole) },
        { q: `${owner} ${bare} printer`, isRight: fits(ofBrand) },
        { q: `طابعة ${titles.get(brand)?.title_ar} ${bare}`, isRight: fits(ofBrand) },
        { q: `cartridge for ${owner} ${core}`, isRight: fits(whole) },
      ]);
    },
    arabic() {
      const [words, isKind] = pick(KINDS);
      const brand = pick(brands.filter(({ slug }) => slug !== 'tass'));
      const series = pick(Object.keys(IN_ARABIC));
      const model = pick(supplied.filter(({ title }) => title.includes(series)));
      const [color, colorWords] = pick(Object.entries(COLORS));
      const arabicSeries = pick(IN_ARABIC[series] ?? []);
      const bare = numberOf(coreOf(model?.title ?? '') ?? '');
      const right = pick([
        {
          q: `${pick(words)} ${brand.title_ar}`,
          isRight: (product: Product) => isKind(product) && isFor(brand.slug)(product),
        },
        {
          q: `${pick(words)} ${pick(colorWords)} ${brand.title_ar}`,
          isRight: (product: Product) =>
            isKind(product) && isFor(brand.slug)(product) && (product.color?.includes(color) ?? false),
        },
        {
          q: `${arabicSeries} ${bare}`,
          isRight: fits(({ title }) => title.includes(series) && numberOf(coreOf(title) ?? '') === bare),
        },
        {
          q: `${pick(words)} ${arabicSeries} ${bare}`,
          isRight: (product: Product) =>
            isKind(product) &&
            fits(({ title }) => title.includes(series) && numberOf(coreOf(title) ?? '') === bare)(product),
        },
      ]);
      return bare !== '' && products.some(right.isRight) ? right : null;
    },
    keyboard() {
      const code = fold(pick(products).code);
      const brand = pick(brands.filter(({ slug }) => slug !== 'tass'));
      return (
        pick(
          [
            { q: onOtherKeyboard(code), isRight: hasCode(code) },
            {
              q: onOtherKeyboard(`حبر ${brand.title_ar}`.replace(/[إأ]/g, 'ا')),
              isRight: (product: Product) =>
                /toners$|inks/.test(product.category) && isFor(brand.slug)(product),
            },
          ].filter(({ q, isRight }) => q !== code && products.some(isRight)),
        ) ?? null
      );
    },
    glued() {
      const { brand, title, slug } = pick(supplied);
      const core = coreOf(title) as string;
      const { code, brand: made } = pick(
        products.filter(({ kind, brand }) => kind === 'original' && brand !== 'tass'),
      );
      return pick([
        {
          q: `${brand.split('-')[0]}${core}`.toLowerCase(),
          isRight: fits(model => model.slug === slug || fold(model.title).endsWith(fold(core))),
        },
        { q: `${made.split('-')[0]}${fold(code)}`, isRight: hasCode(code) },
        { q: `toner${fold(code)}`, isRight: hasCode(code) },
      ]);
    },
    mistakes() {
      const { code } = pick(products.filter(({ brand }) => brand !== 'tass'));
      const brand = pick(brands.filter(({ slug, title }) => slug !== 'tass' && title.length > 4));
      if (random() < 0.3) {
        const q = `${mistyped('toner')} ${mistyped(brand.title.toLowerCase())}`;
        const isRight = (product: Product) => /toners$/.test(product.category) && isFor(brand.slug)(product);
        return products.some(isRight) ? { q, isRight } : null;
      }
      const q = mistyped(fold(code));
      const limit = editDistance(q, fold(code), 9);
      if (codes.has(q) || limit === 0) return null;
      return {
        q,
        isRight: product =>
          [product.code, ...(product.aliases ?? [])].some(
            one => editDistance(q, fold(one), 9) <= limit || fold(one).includes(q),
          ) ||
          product.devices.some(model => fold(model).includes(q)) ||
          fold(product.title).includes(q),
      };
    },
    traps() {
      const code = fold(pick(products).code);
      const at = code.search(/\d(?=\D*$)/);
      const q =
        code.slice(0, at) + ((Number(code[at]) + 1 + Math.floor(random() * 8)) % 10) + code.slice(at + 1);
      const isKnown =
        codes.has(q) ||
        products.some(product =>
          fold(`${product.title}${product.code}${product.aliases ?? ''}`).includes(q),
        ) ||
        models.some(({ slug }) => fold(slug).includes(q));
      return at < 1 || isKnown || !/[a-z]/.test(q)
        ? null
        : { q: pick([q, q.toUpperCase(), `toner ${q}`, `حبر ${q}`]), isRight: null };
    },
    nothing: () => ({ q: pick(NONSENSE), isRight: null }),
  };
  const made: MadeQuery[] = [];
  const classes = Object.keys(makersOf) as MadeQuery['class'][];
  for (let at = 0; made.length < count; at++) {
    const name = classes[at % classes.length] as MadeQuery['class'];
    const query = makersOf[name]();
    if (query) made.push({ class: name, ...query });
  }
  return made;
}
