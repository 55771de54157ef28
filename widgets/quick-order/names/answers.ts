import type { Product } from '../../api/schemas';

/** What the shop says a text stands for. */
export interface Found {
  readonly products: readonly Product[];
  /** Nothing matches as written, and these are near. */
  readonly guess: boolean;
  /** The text names a printer. */
  readonly printer: boolean;
  /** Products in all; more than came where the list is long. */
  readonly total: number;
}

/** The shop's answers so far. */
export interface Answers {
  /** Products of a code or name; undefined where it wasn't asked for. */
  byCode(key: string): readonly Product[] | undefined;
  /** What a search found; undefined where it wasn't made. */
  byText(text: string): Found | undefined;
}
