import type { Attributes } from '../../element/record';
import { headingAttributes } from '../../pieces/main-heading';

export const attributes = {
  ...headingAttributes,
  items: { type: 'text', doc: 'Lines to begin with, `slug:quantity,slug:quantity`, 250 at most' },
  name: { type: 'text', doc: 'The list’s name, shown over it' },
  'return-to': {
    type: 'text',
    doc: 'Address where a purchasing system takes the list back by SAP’s Open Catalog Interface (its `HOOK_URL`)',
  },
  'return-target': {
    type: 'text',
    pattern: /^\w[\w.-]{0,63}$/,
    doc: 'Frame or window of the purchasing system that takes it back (its `~TARGET`), `_top` unless said',
  },
  'return-hosts': {
    type: 'text',
    doc: 'https origins that `return-to` may lead to, with commas between; lists go to no other',
  },
} as const satisfies Attributes;
