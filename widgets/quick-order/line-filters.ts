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

/** "Or equivalent" leaves the original open too. */
function kindsAt(tokens: readonly Token[], at: number): readonly string[] {
  const kind = tokens[at]?.meaning?.kind;
  if (!kind) return [];
  return /^(?:or|او)$/.test(tokens[at - 1]?.text ?? '') ? ['original', kind] : [kind];
}

/** The kind may stand in a column of remarks. */
export const withRemarks = (filters: LineFilters, remarks: readonly Token[]): LineFilters => ({
  ...filters,
  kinds: [
    ...new Set([
      ...filters.kinds,
      ...remarks.flatMap((_, at) => kindsAt(remarks, at)),
      // "Compatible with M402" may speak of the original.
      ...remarks.flatMap(({ meaning, follows }, at) =>
        meaning?.kind && !follows && /^(?:with|مع)$/.test(remarks[at + 1]?.text ?? '') ? ['original'] : [],
      ),
    ]),
  ],
});

/** The word of a printer's name: "LaserJet Pro 200 color M251n". */
const isOfPrinter = (tokens: readonly Token[], at: number) =>
  /^colou?r$/.test(tokens[at]?.text ?? '') &&
  /^\d00$/.test(tokens[at - 1]?.text ?? '') &&
  tokens[at + 1]?.kind === 'code';

/** Reads the words left over from codes and names. */
export function filtersOf(tokens: readonly Token[], isTaken: (at: number) => boolean): LineFilters {
  const rest = tokens.filter(({ follows }, at) => !follows && !isTaken(at) && !isOfPrinter(tokens, at));
  const meanings = rest.flatMap(({ meaning }) => (meaning ? [meaning] : []));
  const colors = new Map(
    meanings.flatMap(({ colors: slugs }) => (slugs ? [[slugs.join(), slugs] as const] : [])),
  );
  const letters = [...colors.values()].flat();
  const four = ['black', 'cyan', 'magenta', 'yellow'].every(color => letters.includes(color));
  return {
    brands: [...new Set(meanings.flatMap(({ brand }) => brand ?? []))],
    colors: four ? [] : [...colors.values()],
    kinds: [...new Set(rest.flatMap((_, at) => kindsAt(rest, at)))],
    categories: meanings.flatMap(({ categories }) => (categories ? [categories] : [])),
    set: four || meanings.some(({ set }) => set === true),
  };
}
