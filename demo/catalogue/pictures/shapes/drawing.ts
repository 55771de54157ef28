import type { Subject } from '../subject';

/** A shape's drawing in 400 × 400 units, and the gradients it uses. Ids of one letter; `w` and `s` are the tile's. */
export interface Drawing {
  defs: string;
  body: string;
  /** The point that a close-up is taken of; the middle of the label as a rule. */
  focus?: readonly [number, number];
  /** As a viewBox, what is to be seen whole in any frame; nearly all of the 400 × 400 where it isn't said. */
  frame?: string;
}

export type Draw = (subject: Subject) => Drawing;
