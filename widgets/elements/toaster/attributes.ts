import type { Attributes } from '../../element/record';

export const attributes = {
  position: {
    type: 'choice',
    options: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
    default: 'top-right',
    doc: 'Corner of the window',
  },
} as const satisfies Attributes;
