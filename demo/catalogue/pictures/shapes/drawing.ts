import type { Subject } from '../subject';

/** A shape's drawing on the 400 × 400 tile, and the gradients it uses. Ids of one letter; `w` and `s` are the tile's. */
export interface Drawing {
  defs: string;
  body: string;
  /** The point that a close-up is taken of; the middle of the label as a rule. */
  focus?: readonly [number, number];
}

export type Draw = (subject: Subject) => Drawing;
