// The colours that products are found by, and those that a query asks for.

/** Colour of a drum that prints whichever it is put in for. */
export const ANY_COLOR = 'any';

/** Colours that titles tell where the product's own says less: Epson's photo black is black, print heads have none. */
const TITLE_COLORS = {
  'photo-black': /photo black/i,
  'matte-black': /matte black/i,
  black: /\bblack\b/i,
  cyan: /\bcyan\b/i,
  magenta: /\bmagenta\b/i,
  yellow: /\byellow\b/i,
};

/** The colours that a product is found by. */
export function colorsOf(title: string, color: string | null, category: string): string[] {
  const named = Object.entries(TITLE_COLORS).flatMap(([name, pattern]) => (pattern.test(title) ? name : []));
  if (color === 'black') return [color, ...named.filter(name => name.endsWith('-black'))];
  if (color) return [color];
  return named.length === 0 && category === 'drum-units' ? [ANY_COLOR] : named;
}

/** The ground that a tape's colour is called after; its letters are black. */
const TAPES: Readonly<Record<string, string>> = {
  black: 'black-on-white',
  cyan: 'black-on-blue',
  magenta: 'black-on-red',
  yellow: 'black-on-yellow',
};

/** The colours asked for, with the tapes that are called the same, or the drums that print any. */
export function colorsAsked(colors: readonly string[], category: readonly string[] = []): readonly string[] {
  if (category.includes('label-tapes')) return [...colors, ...colors.flatMap(color => TAPES[color] ?? [])];
  return category.includes('drum-units') ? [...colors, ANY_COLOR] : colors;
}
