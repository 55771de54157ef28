/** What a partner makes of the elements' look; what is as it always is stays out of the lines. */
export interface Tokens {
  /** Colours as `#rrggbb`. */
  readonly accent: string;
  readonly onAccent: string;
  readonly paper: string;
  readonly ink: string;
  /** px */
  readonly radius: number;
  /** px */
  readonly space: number;
  readonly font: '' | 'system-ui' | 'serif' | 'ui-monospace, monospace';
}

/** As `widgets/styles/tokens.css` has it in light. */
export const USUAL: Tokens = {
  accent: '#00ace8',
  onAccent: '#0a1116',
  paper: '#ffffff',
  ink: '#14171c',
  radius: 6,
  space: 8,
  font: '',
};

const PROPERTIES: readonly (readonly [name: keyof Tokens, property: string, unit: string])[] = [
  ['accent', '--tass-accent', ''],
  ['onAccent', '--tass-on-accent', ''],
  ['paper', '--tass-paper', ''],
  ['ink', '--tass-ink', ''],
  ['radius', '--tass-radius', 'px'],
  ['space', '--tass-space', 'px'],
  ['font', '--tass-font', ''],
];

/** The style properties that differ from the usual look. */
export const propertiesOf = (tokens: Tokens): readonly (readonly [property: string, value: string])[] =>
  PROPERTIES.filter(([name]) => tokens[name] !== USUAL[name]).map(([name, property, unit]) => [
    property,
    `${tokens[name]}${unit}`,
  ]);

/** The rule to paste; undefined where all is as usual. */
export function cssOf(tag: string, tokens: Tokens): string | undefined {
  const changed = propertiesOf(tokens);
  if (changed.length === 0) return undefined;
  return `${tag} {\n${changed.map(([property, value]) => `  ${property}: ${value};`).join('\n')}\n}`;
}
