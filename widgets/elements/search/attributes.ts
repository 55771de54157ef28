import type { Attributes } from '../../element/record';

export const attributes = {
  placeholder: { type: 'text', doc: 'Hint in the empty field; without it the shop’s own' },
  query: { type: 'text', doc: 'Text in the field, as on a page that shows its results' },
} as const satisfies Attributes;
