/** One state of an element. */
export interface State {
  /** How the host answers, as `responses.mjs` lists it. */
  readonly host: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the browser has stored, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** What the page then does in the element: fills or leaves a field, presses a button, each by its selector. */
  readonly steps?: readonly (readonly ['press' | 'leave', string] | readonly ['fill', string, string])[];
  /** A page singleton's store and what the page sets in it. */
  readonly singleton?: readonly [name: string, store: string, state: object];
  /** True where the page counts as the shop's own. */
  readonly onShop?: boolean;
  /** A text or a name that the state shows in English; without one it shows nothing at all. */
  readonly shows?: RegExp;
}

/** Every element, without `tass-`, with its states by name. */
export const states: Readonly<Record<string, Readonly<Record<string, State>>>>;
