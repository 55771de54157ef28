import { isWord, meaningOf } from '../words/vocabulary';

/** A quantity written together with its unit or sign, as `2pcs`, `x2`, `x2pcs` or `عدد٢`. */
const GLUED =
  /^(?:(.+)[-_])?(\d{1,4})(pcs?|nos?|units?|ea|pieces?|sets?|حبات|حبه|قطعه|قطع)$|^(x|qty|عدد|العدد|كميه|الكميه)[-_]?(\d{1,4})(?:pcs?|nos|حبات|حبه|قطعه|قطع)?$/;
/** A size written together with its unit. */
const MEASURED = /^(\d+(?:\.\d+)?)(mm|cm|ml|gsm|مم|مل)$/;

/** Cuts what was written together into its parts; undefined for anything else. */
type Cut = (text: string) => readonly string[] | undefined;

/** "CF226A-2pcs", "2pcs", "x2", "عدد٢". */
const cutCount: Cut = text => {
  const [, goods, count, unit, sign, number] = GLUED.exec(text) ?? [];
  if (sign && number) return [sign, number];
  if (!count || !unit) return undefined;
  // "PT-1230PC" is a name.
  const isName = goods && count.length > 2 && /^\p{L}+$/u.test(goods) && !meaningOf(goods);
  return isName ? undefined : [...(goods ? [goods] : []), count, unit];
};

const cutMeasure: Cut = text => {
  const [, size, measure] = MEASURED.exec(text) ?? [];
  return size && measure ? [size, measure] : undefined;
};

/** "hp-26a". */
const cutBrandAhead: Cut = text => {
  const [, brand, name] = /^(\p{L}{2,})-?(\d.*)$/u.exec(text) ?? [];
  return brand && name && meaningOf(brand)?.brand ? [brand, name] : undefined;
};

/** "وأسود". */
const cutAnd: Cut = text => {
  const [, joined] = /^و(\p{Script=Arabic}{3,})$/u.exec(text) ?? [];
  return joined && !isWord(text) && isGoodsWord(joined) ? ['و', joined] : undefined;
};

/** "black-2". */
const cutColorAhead: Cut = text => {
  const [, color, many] = /^(\p{L}+)-(\d{1,2})$/u.exec(text) ?? [];
  return color && many && meaningOf(color)?.colors ? [color, many] : undefined;
};

/** "26a-black", "26a-hp". */
const cutWordBehind: Cut = text => {
  const [, code, word] = /^(.*\d.*|x*l)-(\p{L}+)$/u.exec(text) ?? [];
  const said = word === undefined ? undefined : meaningOf(word);
  return code && word && (said?.brand || said?.colors) ? [code, word] : undefined;
};

/** The first that cuts a text counts. */
const CUTS = [cutCount, cutMeasure, cutBrandAhead, cutAnd, cutColorAhead, cutWordBehind];

/** A word cut into what was written together in it. */
export function unglued(text: string): readonly string[] {
  for (const cut of CUTS) {
    const parts = cut(text);
    if (parts) return parts;
  }
  return [text];
}

/** True for a word of goods, or of how many, which Arabic writes together with "and". */
function isGoodsWord(text: string): boolean {
  const { brand, categories, colors, unit } = meaningOf(text) ?? {};
  return Boolean(brand || categories || colors || unit);
}
