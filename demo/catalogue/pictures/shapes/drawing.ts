import type { Subject } from '../subject';

/** A shape's drawing on the 400 × 400 tile, and the gradients it uses. Ids of one letter; `w` and `s` are the tile's. */
export interface Drawing {
  defs: string;
  body: string;
}

export type Draw = (subject: Subject) => Drawing;
