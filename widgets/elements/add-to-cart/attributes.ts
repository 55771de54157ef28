import type { Attributes } from '../../element/record';

export const attributes = {
  slug: { type: 'text', doc: 'The product: the last part of its address in the shop' },
} as const satisfies Attributes;
