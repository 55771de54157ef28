import { isBrand, type QueryPart } from './query-part';

/**
 * The parts of a query for each of several goods that it asks for: "hp 26a and canon 725", "m404 & l3150". They are parted at
 * "and" and "or", or before makers; what is said of colour and kind at first holds for all, and so does an only maker. One list where
 * it asks for one thing.
 */
export function splitGoods(parts: readonly QueryPart[]): (readonly QueryPart[])[] {
  const isJoined = parts.some(isAnd);
  const goods: QueryPart[][] = [[]];
  for (const [at, part] of parts.entries()) {
    const isNext = isJoined ? isAnd(part) : isBrand(part);
    if (isNext && goods.at(-1)?.some(isKey) && parts.slice(at).some(isKey)) goods.push([]);
    goods.at(-1)?.push(part);
  }
  const makers = new Set(
    parts.flatMap(part => (part.kind === 'word' ? (part.word.meaning.brand ?? []) : [])),
  );
  const shared = (goods[0] ?? []).filter(
    part => part.kind === 'word' && (isDescribing(part) || (makers.size === 1 && isBrand(part))),
  );
  return goods.map((some, at) =>
    at === 0 || some.some(isDescribing) || some.some(isBrand) ? some : [...shared, ...some],
  );
}

const isKey = ({ kind }: QueryPart) => kind === 'key';
const isAnd = ({ text }: QueryPart) => /^(?:and|or|vs|versus|و|او|ولا)$/.test(text);
const isDescribing = (part: QueryPart) =>
  part.kind === 'word' && (part.word.meaning.color ?? part.word.meaning.kind) !== undefined;
