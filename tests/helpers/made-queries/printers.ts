import type { Query } from '.';
import { coreOf, fold, isNamed, numberOf, orNamed, type Shelf } from './shelf';
import { BRAND_WORDS, KINDS } from './words';

const isCartridge = KINDS.at(-1)?.[1] ?? (() => false);

/** A printer by the whole of its name, by the part with the number, or by the number alone. */
export function printers(shelf: Shelf): Query | null {
  const { brand, title, slug } = shelf.pick(shelf.printers);
  const core = coreOf(title);
  const bare = numberOf(core);
  const owner = shelf.titleOf(brand);
  const isWhole = shelf.fits(model => model.slug === slug || fold(model.slug).endsWith(fold(core)));
  const ofBrand = shelf.fits(model => model.brand === brand && isNamed(bare)(model));
  return shelf.pickSold([
    { q: `${owner} ${title}`, isRight: isWhole },
    { q: title.toLowerCase(), isRight: isWhole },
    { q: core.toLowerCase(), isRight: shelf.fits(isNamed(core)) },
    { q: `${core.toLowerCase()} printer`, isRight: shelf.fits(isNamed(core)) },
    { q: `${owner} ${core} printer`, isRight: isWhole },
    {
      q: `${owner} ${core} cartridge`,
      isRight: product => isWhole(product) && isCartridge(product),
    },
    {
      q: `cartridge for ${owner} ${core}`,
      isRight: product => isWhole(product) && isCartridge(product),
    },
    { q: `${owner} ${bare} printer`, isRight: ofBrand },
    { q: `طابعة ${shelf.titleArOf(brand)} ${bare}`, isRight: ofBrand },
    {
      q: `${shelf.pick(BRAND_WORDS[brand] ?? [owner])} ${bare}`,
      isRight: product => ofBrand(product) || fold(`${product.code}${product.title}`).includes(bare),
    },
  ]);
}

/** A number without its letters beside the series, and names cut where letters and digits meet. */
export function numbers(shelf: Shelf): Query | null {
  const { brand, title } = shelf.pick(shelf.printers);
  const core = coreOf(title).toLowerCase();
  const bare = numberOf(core);
  const series = title.split(' ')[0] as string;
  const ofSeries = shelf.fits(model => model.title.startsWith(series) && isNamed(bare)(model));
  const same = shelf.fits(isNamed(core));
  const suffix = core.slice(core.indexOf(bare));
  const query = shelf.pickSold([
    { q: `${series.toLowerCase()} ${bare}`, isRight: orNamed(bare, ofSeries) },
    { q: `${series.toLowerCase()}${bare}`, isRight: orNamed(bare, ofSeries) },
    { q: core.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, ' '), isRight: orNamed(bare, same) },
    { q: core.replace(/(?<=\d)(?=[a-z])/g, ' '), isRight: orNamed(bare, same) },
    { q: core.replace(/-/g, ''), isRight: orNamed(bare, same) },
    {
      q: `${shelf.titleOf(brand)} ${suffix}`,
      isRight: orNamed(
        bare,
        shelf.fits(model => model.brand === brand && isNamed(suffix)(model)),
      ),
    },
  ]);
  // A series of letters and digits ("MP 2014", "SP 311") is a name with a cut of its own.
  return series.length < 4 || series === 'Color' || /\d/.test(series) ? null : query;
}

/** Words without the space between them: `hpm402dn`, `tonertn2410`. */
export function glued(shelf: Shelf): Query | null {
  const { brand, title, slug } = shelf.pick(shelf.printers);
  const core = coreOf(title);
  const original = shelf.pick(shelf.originals);
  const code = fold(original.code);
  const maker = shelf.titleOf(original.brand).split(' ')[0]?.toLowerCase();
  return shelf.pickSold([
    {
      q: `${brand.split('-')[0]}${core}`.toLowerCase(),
      isRight: shelf.fits(model => model.slug === slug || fold(model.title).endsWith(fold(core))),
    },
    { q: `${maker}${code}`, isRight: shelf.hasCode(code) },
    { q: `toner${code}`, isRight: shelf.hasCode(code) },
    { q: `${maker}toner ${code}`, isRight: shelf.hasCode(code) },
    { q: `حبر${code}`, isRight: shelf.hasCode(code) },
  ]);
}
