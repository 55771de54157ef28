/** One state of an element. */
export interface State {
  /** How the host answers: `many`, `one`, `long`, `empty`, `failed` or `loading`. */
  readonly host: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the browser has stored, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** A page singleton's store and what the page sets in it. */
  readonly singleton?: readonly [name: string, store: string, state: object];
  /** True where the page counts as the shop's own. */
  readonly onShop?: boolean;
  /** A text or a name that the state shows in English; without one it shows nothing at all. */
  readonly shows?: RegExp;
}

/** Every element, without `tass-`, with its states by name. */
export const states: Readonly<Record<string, Readonly<Record<string, State>>>>;
