import type { Query } from '.';
import { coreOf, isNamed, numberOf, orNamed, type Product, type Shelf } from './shelf';
import { BRAND_WORDS, COLORS, IN_ARABIC, KINDS, ORIGINS } from './words';

/** Arabic digits, every other time. */
function digits(text: string, shelf: Shelf): string {
  return shelf.chance(0.5) ? text.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string) : text;
}

/** Kinds, colours and brands in words of both scripts. */
export function kinds(shelf: Shelf): Query | null {
  const [words, isKind] = shelf.pick(KINDS);
  const { slug, title, title_ar: titleAr } = shelf.pick(shelf.brands);
  const [color, colorWords] = shelf.pick(Object.entries(COLORS));
  const [origin, originWords] = shelf.pick(Object.entries(ORIGINS));
  const kind = shelf.pick(words);
  const name = shelf.pick([title, titleAr, ...(BRAND_WORDS[slug] ?? [])]);
  const isRight = (product: Product) => isKind(product) && shelf.isFor(slug)(product);
  const isColored = (product: Product) => isRight(product) && (product.color?.includes(color) ?? false);
  const isOfOrigin = (product: Product) => isRight(product) && product.kind === origin;
  return shelf.pickSold([
    { q: `${kind} ${name}`, isRight },
    { q: `${name} ${kind}`, isRight },
    { q: `${kind} ${shelf.pick(colorWords)} ${name}`, isRight: isColored },
    { q: `${kind} ${name} ${shelf.pick(colorWords)}`, isRight: isColored },
    { q: `${kind} ${shelf.pick(originWords)} ${name}`, isRight: isOfOrigin },
    { q: `${name} ${kind} ${shelf.pick(originWords)}`, isRight: isOfOrigin },
  ]);
}

/** Printer series in Arabic letters with a number, alone or beside a kind. */
export function series(shelf: Shelf): Query | null {
  const name = shelf.pick(Object.keys(IN_ARABIC));
  const models = shelf.printers.filter(({ title }) => title.includes(name));
  if (models.length === 0) return null;
  const { title, brand } = shelf.pick(models);
  const [words, isKind] = shelf.pick(KINDS);
  const arabic = shelf.pick(IN_ARABIC[name] ?? []);
  const core = coreOf(title);
  const bare = numberOf(core);
  const suffix = core.slice(core.indexOf(bare)).toLowerCase();
  const fits = shelf.fits(model => model.title.includes(name) && isNamed(bare)(model));
  const ofBrand = shelf.fits(model => model.brand === brand && isNamed(suffix)(model));
  const isNamesake = (product: Product) =>
    shelf.isFor(brand)(product) && orNamed(suffix, () => false)(product);
  const brandWord = shelf.pick([shelf.titleArOf(brand), ...(BRAND_WORDS[brand] ?? [])]);
  const query = shelf.pickSold([
    { q: `${arabic} ${digits(bare, shelf)}`, isRight: orNamed(bare, fits) },
    { q: `طابعة ${arabic} ${digits(bare, shelf)}`, isRight: fits },
    {
      q: `${shelf.pick(words)} ${arabic} ${digits(bare, shelf)}`,
      isRight: product => isKind(product) && (fits(product) || isNamesake(product)),
    },
    {
      q: `${shelf.pick(words)} ${brandWord} ${digits(suffix, shelf)}`,
      isRight: product => isKind(product) && (ofBrand(product) || isNamesake(product)),
    },
    {
      q: `${shelf.pick(words)} حق ${brandWord} ${digits(suffix, shelf)}`,
      isRight: product => isKind(product) && (ofBrand(product) || isNamesake(product)),
    },
  ]);
  return query;
}
