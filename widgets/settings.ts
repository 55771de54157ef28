import type { Attributes } from './element/record';

/** Where an element finds its shop and how it presents itself (contract, section 2). */
export interface Settings {
  /** Base address of the API host, without `/api/v2` and without a trailing slash. */
  readonly api: string;
  /** Base address of the main shop, without a trailing slash. */
  readonly shop: string;
  /** A partner's id, or undefined. */
  readonly partner: string | undefined;
  readonly lang: 'en' | 'ar';
  readonly theme: 'light' | 'dark' | 'auto';
  /** True where the page is the shop's own origin. */
  readonly onShop: boolean;
}

/** Attributes every element takes. */
export const commonAttributes = {
  api: { type: 'address', doc: 'Base address of the API host, without `/api/v2`' },
  shop: { type: 'address', doc: 'Base address of the main shop, for links to products, cart and checkout' },
  partner: { type: 'text', doc: 'Your partner id: travels as `ref` on links into the shop and as `partner` on orders' },
  lang: { type: 'text', doc: '`en` or `ar` (right to left); without it the nearest `lang` up the tree' },
  theme: { type: 'choice', options: ['light', 'dark', 'auto'], doc: 'Colour theme, `light` unless said' },
} as const satisfies Attributes;
