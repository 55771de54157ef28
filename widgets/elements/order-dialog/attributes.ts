import type { Attributes } from '../../element/record';

export const attributes = {
  open: { type: 'flag', doc: 'Opens the dialog; the shared state opens it too' },
} as const satisfies Attributes;
