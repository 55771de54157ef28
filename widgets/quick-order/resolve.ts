import type { Product } from '../api/schemas';
import type { Answers } from './answers';
import { type Choice, choose, type Naming } from './choose';
import {
  areInCartons,
  hasUnknownWord,
  isAbbreviated,
  isCountMissing,
  isLeftOpen,
  isReference,
  mayBeCount,
  type Read,
  unknownCodes,
} from './doubts';
import { common, type Hit, hitsIn, isOfTitle, namesOtherGoods, type Part } from './hits';
import { filtersOf, type LineFilters, withRemarks } from './line-filters';
import type { ListLine } from './list';
import { partsOf, unseparated } from './parts';
import { factsOf, isNamed } from './product-facts';
import { quantityOf } from './quantity';
import { MAX_NEAR, offer, type Row } from './row';
import { searchText, unmatched } from './unmatched';

/** The rows of a line: none for a greeting or heading, several for a set or several goods. */
export function resolveLine(line: ListLine, answers: Answers): Row[] {
  const parts = readParts(line, answers);
  const kinds = parts.map(part => filtersOf(part.tokens, part.isTaken).kinds);
  return parts.flatMap((part, at) => {
    const before = kinds[at]?.length === 0 ? kinds.slice(0, at).findLast(of => of.length > 0) : undefined;
    return resolvePart(line, part, answers, {
      isOneOfSeveral: parts.length > 1,
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

function readParts(line: ListLine, answers: Answers): readonly Read[] {
  const read = (parts: readonly Part[]) => withShared(parts.map(part => readPart(part, answers)));
  const parts = read(partsOf(line, answers));
  if (parts.length > 1) return parts;
  const goods = read(unseparated(line, answers));
  const isClear = goods.every(
    ({ counted, products }) => counted.explicit && !counted.doubtful && products.length > 0,
  );
  return goods.length > 1 && isClear ? goods : parts;
}

function readPart(part: Part, answers: Answers): Read {
  const hits = hitsIn(part, answers);
  const products = common(hits);
  const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const isTitle = (at: number) => isOfTitle(part.tokens, at, products);
  const [glued] = hits.flatMap(({ phrase }) => phrase.count ?? []);
  const counted = glued
    ? { quantity: glued, explicit: true, doubtful: false }
    : quantityOf(part.tokens, { isTaken, isTitle });
  return { ...part, hits, products, counted, isTaken };
}

const EACH = /^(?:each|ea|لكل)$/;

/** "A, B - 2 each" is two of both; "A, B x 2" leaves open how many of A. */
function withShared(parts: readonly Read[]): readonly Read[] {
  const each = parts.find(
    ({ tokens, counted }) => counted.explicit && tokens.some(({ text }) => EACH.test(text)),
  );
  if (parts.every(({ counted }) => counted.explicit === parts[0]?.counted.explicit)) return parts;
  return parts.map(part => {
    if (part.counted.explicit) return part;
    return { ...part, counted: each?.counted ?? { ...part.counted, doubtful: true } };
  });
}

/** What is still to be asked about a line once its codes are known: sisters of names, and texts to search for. */
export function openQuestions(
  line: ListLine,
  answers: Answers,
): { readonly codes: string[]; readonly texts: string[] } {
  const codes: string[] = [];
  const texts: string[] = [];
  for (const part of partsOf(line, answers)) {
    const hits = hitsIn(part, answers);
    const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
    if (hits.length > 0) texts.push(...unknownCodes(part.tokens, isTaken).map(({ text }) => text));
    for (const { phrase, products } of hits) {
      if (/\d$/.test(phrase.key) && !isCode(phrase.key, products)) codes.push(...sistersOf(phrase.key));
      if (isLarger(part)) codes.push(...largerOf(phrase.key));
      if (!products.some(product => isNamed(product, phrase.key))) texts.push(phrase.key);
    }
    const text = searchText(part, line);
    if (hits.length === 0 && text) texts.push(text);
  }
  return { codes, texts };
}

const sistersOf = (key: string) => [`${key}xl`, `${key}x`, `${key}h`];
/** The names of the larger cartridge: 057H for "057", 26X for "26A". */
const largerOf = (key: string) => (/\d$/.test(key) ? sistersOf(key) : [key.replace(/(?<=\d)a$/, 'x')]);
const isLarger = ({ tokens }: Part) => tokens.some(({ meaning }) => meaning?.larger);
const isCode = (key: string, products: readonly Product[]) =>
  products.some(product => factsOf(product).code === key);

/** What a line says around one of its goods. */
interface Around {
  readonly isOneOfSeveral: boolean;
  /** Perhaps only one of them is wanted. */
  readonly isEither: boolean;
  /** The kind of goods before it, where its own is not said: "TASS 85A/35A" may be the compatible of both. */
  readonly kindsBefore: readonly string[] | undefined;
}

function resolvePart(line: ListLine, part: Read, answers: Answers, around: Around): Row[] {
  const { hits, products, counted, isTaken } = part;
  const own = withRemarks(filtersOf(part.tokens, isTaken), line.remarks);
  const isKindOpen = own.kinds.length === 0 && around.kindsBefore !== undefined;
  const filters = isKindOpen ? { ...own, kinds: around.kindsBefore ?? [] } : own;
  // Beside the quantity of a column other numbers are rather names: "80A/719", "CS42X/62X".
  const ownCount = around.isOneOfSeveral && counted.explicit && line.quantity === undefined;
  const supposed = counted.explicit ? counted.quantity : (line.below ?? counted.quantity);
  const quantity = ownCount ? counted.quantity : (line.quantity ?? supposed);
  const row = { line: line.text, quantity };
  const isOtherBelow = counted.explicit && line.below !== undefined && line.below !== counted.quantity;
  const isMissing = line.below === undefined && isCountMissing(part);
  const isCounted =
    !line.unclear && !isOtherBelow && (line.quantity !== undefined || !(counted.doubtful || isMissing));
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
  const isClear = !(
    isReference(part) ||
    mayBeCount(line, part) ||
    isAbbreviated(part) ||
    areInCartons(products, [...part.tokens, ...line.remarks]) ||
    namesOtherGoods(products, part.tokens) ||
    (naming.by === 'name' && asksForOther(products, filters)) ||
    asksForOther(products, { categories: filters.categories.filter(isOfDrums) })
  );
  if ('sure' in choice && sure && isClear && !hasUnknownWord(part, products, answers))
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer(ofChoice(choice)) }];
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
const namedBy = (key: string, answers: Answers) =>
  (answers.byCode(key) ?? []).filter(product => isNamed(product, key));

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

function namingOf(hits: readonly Hit[], answers: Answers): Naming {
  const codes = hits.filter(({ phrase, products }) => isCode(phrase.key, products));
  if (codes.length > 0) return { by: 'code', hasSister: false };
  const names = hits.filter(({ phrase, products }) => products.some(product => isNamed(product, phrase.key)));
  const isOtherCode = hits.some(({ phrase }) => answers.byText(phrase.key)?.printer === false);
  if (names.length === 0 && !isOtherCode) return { by: 'printer', hasSister: false };
  const hasSister = names.every(
    ({ phrase }) =>
      /\d$/.test(phrase.key) && sistersOf(phrase.key).some(key => namedBy(key, answers).length > 0),
  );
  return { by: 'name', hasSister: names.length > 0 && hasSister };
}
