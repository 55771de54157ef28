import type { Attributes } from '../../element/record';

export const attributes = {
  address: { type: 'text', doc: 'Postal address in one line' },
  map: { type: 'address', doc: 'Address of a map that shows the place' },
  hours: { type: 'text', doc: 'Opening hours' },
  phone: { type: 'text', doc: 'Phone number' },
  whatsapp: { type: 'text', doc: 'WhatsApp number with country code' },
  email: { type: 'text', doc: 'Mail address that messages go to' },
} as const satisfies Attributes;
