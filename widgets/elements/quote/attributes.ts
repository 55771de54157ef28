import type { Attributes } from '../../element/record';

export const attributes = {
  items: { type: 'text', doc: 'The list: `slug:quantity,…`, up to 250 lines; without it the cart' },
  name: { type: 'text', doc: 'Name of the list; stands as the buyer’s reference' },
  quoted: {
    type: 'text',
    pattern: /^\d{8}(,\d{1,9}){1,250}$/,
    doc: 'Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed',
  },
} as const satisfies Attributes;
