import { LANGUAGES, type Language } from '../../widgets/locale/languages';

// What holds for many elements and stands in no record. English in both languages, as all of the reference.

/** Something an element keeps in the visitor's browser, and who keeps it. */
interface Kept {
  readonly what: string;
  /** Names of elements, without `tass-`. */
  readonly by: readonly string[];
}

const SELLERS = ['add-to-cart', 'product-card', 'quick-order', 'product-grid', 'product', 'finder'];

const KEPT: readonly Kept[] = [
  {
    what: '`localStorage` key `tass-cart` (`cart` on the shop itself): the list of products in the cart; with `-backup` behind it: what stood there and could not be read',
    by: [...SELLERS, 'cart', 'cart-badge', 'checkout', 'orders', 'quick-order'],
  },
  {
    what: '`localStorage` key `tass-cart-id`: a random id of this very cart, which its links into the shop carry, so that no cart is taken over twice',
    by: ['cart', 'cart-badge', 'checkout', 'orders', 'quick-order'],
  },
  {
    what: '`localStorage` keys `tass-printers`: printers that the visitor chose, with the names given to them; `tass-fitting`: slugs of what fits them, for an hour',
    by: [...SELLERS, 'cart', 'search', 'checkout', 'order-dialog'],
  },
  {
    what: '`sessionStorage` key `tass-finder`: the choice on the last 20 pages, for Back and reload',
    by: ['finder'],
  },
  {
    what: '`sessionStorage` key `tass-wanted`: what the visitor orders though it fits no saved printer',
    by: ['cart'],
  },
  {
    what: '`localStorage` key `tass-lists`: lists that the visitor saved, with their names; `sessionStorage` keys `tass-quick-order` and `tass-quick-order-text`: the list, and what stands in its field, as they were left',
    by: ['quick-order'],
  },
  {
    what: '`sessionStorage` key `tass-contact`: what was typed into the form, until it is sent',
    by: ['contact'],
  },
  {
    what: '`sessionStorage` key `tass-quote`: company and reference as they were typed',
    by: ['quote'],
  },
  {
    what: '`localStorage` key `tass-checkout`: what was typed into the form, until the order is placed, or for the next one where the shopper asks for that',
    by: ['checkout'],
  },
  {
    what: '`localStorage` keys `tass-order-attempt`: an order that was sent, with name, mobile number and address, until its answer is definite; `tass-sent-order`: the number of one that is paid elsewhere',
    by: ['checkout'],
  },
  {
    what: '`localStorage` key `tass-viewed`: slugs of the latest 5 products that were looked at',
    by: ['product'],
  },
  {
    what: '`localStorage` key `tass-orders`: the latest 30 orders, with what was ordered, their sums and the mobile number that asks for their status; no name, no address',
    by: ['checkout', 'orders'],
  },
];

/** What an element keeps, in sentences. */
export function keptBy(name: string): readonly string[] {
  const kept = KEPT.filter(({ by }) => by.includes(name)).map(({ what }) => what);
  return [...(kept.length > 0 ? kept : ['Nothing']), 'No cookie is ever set.'];
}

const BLOCKED = 'Scripts fail or are blocked: what you wrote between its tags stays in its place.';
const CALLS = [
  'A call gives up after 10 seconds. After a network fault, a time-out, 429 or 5xx it is made twice more, after 0.5 and 1.5 seconds.',
  'When it has failed for good, words and a way to try again stand in the element, and `tass-error` fires.',
];
const ORIGINS =
  'The shop takes orders from the origins it has listed (`ORDER_ORIGINS`): tell it yours first. On any other the form says that no order gets through, and leads into the shop’s own checkout with the cart, which any site may.';
const BROKEN =
  'An error inside the element shows “Try again” there and fires `tass-error`; the page and other elements go on.';
const BAD_VALUE =
  'A value that can’t be used is ignored, with one `console.warn` that names element, attribute and value.';

/** What happens when something fails, for an element whose record names these events. */
export function failures(events: readonly string[]): readonly string[] {
  return [
    BLOCKED,
    ...(events.includes('tass-order') ? [ORIGINS] : []),
    ...(events.includes('tass-error') ? CALLS : []),
    BROKEN,
    BAD_VALUE,
  ];
}

/** Style properties that make the elements look like another brand; all stand in `widgets/styles/tokens.css`. */
export const brandTokens: readonly string[] = [
  '--tass-accent',
  '--tass-accent-strong',
  '--tass-on-accent',
  '--tass-link',
  '--tass-focus',
  '--tass-offer',
  '--tass-on-offer',
  '--tass-offer-text',
  '--tass-marker',
  '--tass-on-marker',
  '--tass-paper',
  '--tass-ink',
  '--tass-line',
  '--tass-radius',
  '--tass-space',
  '--tass-font',
  '--tass-font-size',
];

/** Attributes that show an element at its best; `slug` becomes a product that the shop has today. */
export const demoAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'add-to-cart': { slug: '' },
  product: { slug: '' },
  'product-card': { slug: '' },
  'product-grid': { category: 'toners', limit: '4' },
};

/** States by what the shop answers or the browser keeps, for which `site/parts/examples.ts` stands in. */
export type ExampleState = 'loading' | 'one' | 'many' | 'long' | 'empty';

/** States that an element's page can show. */
export type DemoState = 'usual' | ExampleState | 'failed' | 'dark' | Language;

/** Elements whose look depends on how much there is, and how long its words are. */
const EXAMPLES: Readonly<Record<string, readonly ExampleState[]>> = {
  'add-to-cart': ['loading'],
  'banner-carousel': ['loading', 'one'],
  'brand-list': ['loading', 'one'],
  'brand-marquee': ['one'],
  cart: ['one', 'many', 'long', 'empty'],
  'cart-badge': ['one', 'many', 'empty'],
  checkout: ['one', 'many', 'long', 'empty'],
  finder: ['loading', 'one', 'many', 'long'],
  orders: ['one', 'many', 'long', 'empty'],
  product: ['loading', 'long'],
  'product-card': ['loading', 'long'],
  'product-grid': ['loading', 'one', 'many', 'long'],
  'quick-order': ['many'],
  quote: ['one', 'many'],
};

/** Whether an element is shown in a state by an example, not by attributes alone. */
export const isExample = (name: string, state: DemoState): state is ExampleState =>
  EXAMPLES[name]?.some(example => example === state) ?? false;

/** Attributes that leave an element with nothing to show. */
const EMPTY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'add-to-cart': { slug: 'no-such-product' },
  product: { slug: 'no-such-product' },
  'product-card': { slug: 'no-such-product' },
  'product-grid': { brand: 'no-such-brand' },
  quote: { items: 'no-such-product:1' },
};

/** Elements that ask the API for what they show. */
const ASKING: ReadonlySet<string> = new Set([
  'add-to-cart',
  'brand-list',
  'finder',
  'product',
  'product-card',
  'product-grid',
]);

/** A host that is never there (RFC 2606). */
const NOWHERE = 'https://api.invalid';

/**
 * States of an element on a page in `lang`, with the attributes that bring it there: the usual one first, then by how
 * much there is, without products or a host, in the dark, and in each other language.
 */
export function demoStates(
  name: string,
  lang: Language,
): readonly (readonly [state: DemoState, attributes: Readonly<Record<string, string>>])[] {
  const usual = demoAttributes[name] ?? {};
  const empty = EMPTY[name];
  return [
    ['usual', usual],
    ...(EXAMPLES[name] ?? []).map(state => [state, usual] as const),
    ...(empty ? [['empty', empty] as const] : []),
    ...(ASKING.has(name)
      ? [['failed', { ...usual, ...('slug' in usual && empty), api: NOWHERE }] as const]
      : []),
    ['dark', { ...usual, theme: 'dark' }],
    ...LANGUAGES.filter(other => other !== lang).map(other => [other, { ...usual, lang: other }] as const),
  ];
}
