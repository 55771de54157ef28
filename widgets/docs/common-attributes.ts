import type { Attribute } from '../element/record';
import { commonAttributes } from '../settings';

type Name = keyof typeof commonAttributes;

const notes: Readonly<Record<Name, string>> = {
  api: 'Base address of the API host, without `/api/v2`',
  shop: 'Base address of the main shop, for links to products, cart and checkout',
  partner: 'Your partner id: travels as `ref` on links into the shop and as `partner` on orders',
  whatsapp: 'WhatsApp number for questions and orders, with country code',
  lang: '`en` or `ar` (right to left); without it the nearest `lang` up the tree',
  theme: 'Colours for a `light` or `dark` background of your own, `light` unless said',
};

/** The attributes that every element takes, with documentation; no bundle for partners holds it. */
export const documentedAttributes = Object.fromEntries(
  Object.entries(commonAttributes).map(([name, rule]) => [name, { ...rule, doc: notes[name as Name] }]),
) as Readonly<Record<Name, Attribute>>;
