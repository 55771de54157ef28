import type { Attributes } from '../../element/record';

export const attributes = {
  brand: { type: 'text', doc: 'Slug of the chosen printer brand, such as `hp`' },
  model: { type: 'text', doc: 'Slug of the chosen printer model; only with its brand' },
} as const satisfies Attributes;
