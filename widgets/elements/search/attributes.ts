import type { Attributes } from '../../element/record';

export const attributes = {
  placeholder: { type: 'text', doc: 'Hint in the empty field; without it the shop’s own' },
} as const satisfies Attributes;
