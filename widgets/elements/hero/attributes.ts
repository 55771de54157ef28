import type { Attributes } from '../../element/record';
import { headingAttributes } from '../../pieces/main-heading';

export const attributes = {
  ...headingAttributes,
  facebook: { type: 'address', doc: 'Address of the Facebook page; without it the link is left out' },
  instagram: { type: 'address', doc: 'Address of the Instagram page; without it the link is left out' },
  phone: { type: 'text', doc: 'Phone number to call; without it the link is left out' },
} as const satisfies Attributes;
