import type { Product } from '../../api/schemas';
import { filtersOf, type LineFilters, withRemarks } from '../lines/line-filters';
import type { ListLine } from '../list/list';
import { namesOtherGoods } from '../names/agreement';
import type { Answers } from '../names/answers';
import { type Choice, choose } from './choose';
import {
  areInCartons,
  hasUnknownWord,
  isAbbreviated,
  isCountMissing,
  isLeftOpen,
  isReference,
  mayBeCount,
} from './doubts';
import { isLarger, largerOf, namedBy, namingOf } from './naming';
import { EACH, type Read, readParts } from './read-parts';
import { MAX_NEAR, offer, type Row } from './row';
import { titledRow } from './titled';
import { unmatched } from './unmatched';

/** The rows of a line: none for a greeting or heading, several for a set or several goods. */
export function resolveLine(line: ListLine, answers: Answers): Row[] {
  const titled = titledRow(line, answers);
  if (titled) return [titled];
  const parts = readParts(line, answers);
  const kinds = parts.map(part => filtersOf(part.tokens, part.isTaken).kinds);
  return parts.flatMap((part, at) => {
    const before = kinds[at]?.length === 0 ? kinds.slice(0, at).findLast(of => of.length > 0) : undefined;
    return resolvePart(line, part, answers, {
      isEither: areEither(parts, line),
      kindsBefore: before,
    });
  });
}

/**
 * True where a stroke stands between cartridges of one colour: "05A/80A" is called so as it fits the printers of both. Of
 * several colours, with "each" behind them or a quantity behind each, all are meant.
 */
function areEither(parts: readonly Read[], { tokens, quantity }: ListLine): boolean {
  const says = (word: RegExp) => tokens.some(({ text }) => word.test(text));
  const colors = new Set(parts.flatMap(({ products }) => products.map(({ color }) => color)));
  const areCounted = quantity === undefined && parts.every(({ counted }) => counted.explicit);
  return parts.length > 1 && colors.size === 1 && says(/^\/$/) && !says(EACH) && !areCounted;
}

/** What a line says around one of its goods. */
interface Around {
  /** Perhaps only one of them is wanted. */
  readonly isEither: boolean;
  /** The kind of goods before it, where its own is not said: "TASS 85A/35A" may be the compatible of both. */
  readonly kindsBefore: readonly string[] | undefined;
}

function resolvePart(line: ListLine, part: Read, answers: Answers, around: Around): Row[] {
  const { hits, products, counted } = part;
  const own = withRemarks(filtersOf(part.tokens, part.isTaken), line.remarks);
  const isKindOpen = own.kinds.length === 0 && around.kindsBefore !== undefined;
  const filters = isKindOpen ? { ...own, kinds: around.kindsBefore ?? [] } : own;
  const quantity = line.quantity ?? (counted.explicit ? counted.quantity : (line.below ?? counted.quantity));
  const isCounted = isCountSure(line, part);
  const row = { line: line.text, quantity, ...(!isCounted && { isCountOpen: true as const }) };
  const isOpen = [part.tokens, line.remarks].some(isLeftOpen);
  const sure = isCounted && quantity > 0 && !isOpen && !isKindOpen && !around.isEither;
  if (hits.length === 0) return unmatched(line, part, filters, answers, row, { counted, sure });
  if (products.length === 0)
    return [{ ...row, state: 'choice', offered: offer(hits.flatMap(hit => hit.products)) }];
  const naming = namingOf(hits, answers);
  // The shop has none for this printer: a maintenance kit or drum, where it sells toner alone.
  const isOther = namesOtherGoods(products, part.tokens) || asksForOther(products, filters);
  if (naming.by === 'printer' && isOther)
    return [{ ...row, state: 'unknown', offered: offer(products).slice(0, MAX_NEAR) }];
  const larger = naming.by === 'name' && isLarger(part) ? largerBeside(part, filters, answers) : [];
  if (larger.length > 0) return [{ ...row, state: 'choice', offered: offer(larger) }];
  const choice = choose(products, filters, naming);
  const isDoubtful =
    isDoubted(line, part) ||
    (naming.by === 'name' && isOther) ||
    asksForOther(products, { categories: filters.categories.filter(isOfDrums) });
  if ('sure' in choice && sure && !isDoubtful && !hasUnknownWord(part, products, answers))
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer(ofChoice(choice)) }];
}

/** True where nothing else than the quantity that is taken may be meant. */
function isCountSure({ quantity, below, unclear }: ListLine, part: Read): boolean {
  const { counted } = part;
  const isOtherBelow = counted.explicit && below !== undefined && below !== counted.quantity;
  if (unclear || isOtherBelow) return false;
  return quantity !== undefined || !(counted.doubtful || (below === undefined && isCountMissing(part)));
}

/** True where something else than the goods that a code or name stands for may be meant. */
function isDoubted(line: ListLine, part: Read): boolean {
  const { products, tokens } = part;
  return (
    isReference(part) ||
    mayBeCount(line, part) ||
    isAbbreviated(part) ||
    areInCartons(products, [...tokens, ...line.remarks]) ||
    namesOtherGoods(products, tokens)
  );
}

/** Where a line names a cartridge and asks for the larger: those of the larger name, then the named ones; none without such a name. */
function largerBeside({ hits, products }: Read, filters: LineFilters, answers: Answers): readonly Product[] {
  const larger = hits.flatMap(({ phrase }) => largerOf(phrase.key).flatMap(key => namedBy(key, answers)));
  const others = larger.filter(product => !products.includes(product));
  if (others.length === 0) return [];
  return [others, products].flatMap(some =>
    ofChoice(choose(some, filters, { by: 'printer', hasSister: false })),
  );
}

const ofChoice = (choice: Choice) => ('sure' in choice ? choice.sure : choice.offered);

/** True where a sort that is neither ink nor toner, which are called alike, is none of the products'. */
function asksForOther(
  products: readonly Product[],
  { categories }: Pick<LineFilters, 'categories'>,
): boolean {
  return categories.some(
    slugs =>
      !slugs.includes('toners') &&
      !slugs.includes('inks') &&
      !products.some(({ category }) => category && slugs.includes(category.slug)),
  );
}

/** Beside a toner's code a drum may be the next thing: "TN-2410 + drum". */
const isOfDrums = (slugs: readonly string[]) => slugs.includes('drum-units');
