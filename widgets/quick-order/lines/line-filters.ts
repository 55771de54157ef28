import type { Token } from './tokens';

/** What a line says of its goods beside codes and names. */
export interface LineFilters {
  readonly brands: readonly string[];
  /** One entry a colour said, each a list of slugs that are meant. */
  readonly colors: readonly (readonly string[])[];
  readonly kinds: readonly string[];
  readonly categories: readonly (readonly string[])[];
  readonly set: boolean;
}

/** "Or equivalent" and "compatible ok" leave the original open too. */
function kindsAt(tokens: readonly Token[], at: number): readonly string[] {
  const kind = tokens[at]?.meaning?.kind;
  if (!kind) return [];
  const isEither =
    /^(?:or|او)$/.test(tokens[at - 1]?.text ?? '') || ACCEPTED.test(tokens[at + 1]?.text ?? '');
  return isEither ? ['original', kind] : [kind];
}

const ACCEPTED = /^(?:ok|okay|accepted|acceptable|مقبول|يصير|يمشي)$/;

/** True for "compatible" before what something fits: "compatible with M402" may speak of the original. */
const saysFit = (tokens: readonly Token[], at: number) =>
  tokens[at]?.meaning?.kind !== undefined &&
  !tokens[at].follows &&
  /^(?:with|مع)$/.test(tokens[at + 1]?.text ?? '');

/** The kind may stand in a column of remarks. */
export const withRemarks = (filters: LineFilters, remarks: readonly Token[]): LineFilters => ({
  ...filters,
  kinds: [
    ...new Set([
      ...filters.kinds,
      ...remarks.flatMap((_, at) => kindsAt(remarks, at)),
      ...remarks.flatMap((_, at) => (saysFit(remarks, at) ? ['original'] : [])),
    ]),
  ],
});

/** The word of a printer's name: "LaserJet Pro 200 color M251n". */
const isOfPrinter = (tokens: readonly Token[], at: number) =>
  /^colou?r$/.test(tokens[at]?.text ?? '') &&
  /^\d00$/.test(tokens[at - 1]?.text ?? '') &&
  tokens[at + 1]?.kind === 'code';

/** True for "compatible with" between a code or name and the printer that it is for. */
const saysPrinter = (tokens: readonly Token[], isTaken: (at: number) => boolean) =>
  tokens.some(
    (_, at) =>
      saysFit(tokens, at) &&
      tokens.slice(0, at).some((_, before) => isTaken(before)) &&
      tokens
        .slice(at + 2, at + 4)
        .some(({ kind, meaning }) => kind === 'code' || meaning?.brand || meaning?.series),
  );

/** The shop's own name and "instead of", as in the titles of its remanufactured goods, where they say no second kind. */
const IN_TITLES = /^(?:tass|تاس|بديل)$/;

/** Kinds that words say. */
function kindsOf(tokens: readonly Token[]): readonly string[] {
  const kinds = tokens.flatMap((_, at) => kindsAt(tokens, at));
  if (!kinds.includes('remanufactured')) return kinds;
  return tokens.flatMap(({ text }, at) => (IN_TITLES.test(text) ? [] : kindsAt(tokens, at)));
}

/** Reads the words left over from codes and names. */
export function filtersOf(tokens: readonly Token[], isTaken: (at: number) => boolean): LineFilters {
  const rest = tokens.filter(({ follows }, at) => !follows && !isTaken(at) && !isOfPrinter(tokens, at));
  const meanings = rest.flatMap(({ meaning }) => (meaning ? [meaning] : []));
  const colors = new Map(
    meanings.flatMap(({ colors: slugs }) => (slugs ? [[slugs.join(), slugs] as const] : [])),
  );
  const letters = [...colors.values()].flat();
  const kinds = kindsOf(rest);
  const four = ['black', 'cyan', 'magenta', 'yellow'].every(color => letters.includes(color));
  return {
    brands: [...new Set(meanings.flatMap(({ brand }) => brand ?? []))],
    colors: four ? [] : [...colors.values()],
    // "TASS" beside it says the kind all the same.
    kinds: [...new Set(kinds.length === 1 && saysPrinter(tokens, isTaken) ? [...kinds, 'original'] : kinds)],
    categories: meanings.flatMap(({ categories }) => (categories ? [categories] : [])),
    set: four || meanings.some(({ set }) => set === true),
  };
}
