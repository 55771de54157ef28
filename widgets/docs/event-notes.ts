import type { TassEvents } from '../types';

/** What documentation says of an event: when it fires, and what its `detail` holds. */
export interface EventNote {
  readonly when: string;
  readonly detail: string;
}

/** Every event of the contract's section 3 in words, for reference pages and manifests; no bundle for partners holds it. */
export const eventNotes: Readonly<Record<keyof TassEvents, EventNote>> = {
  'tass-add-to-cart': {
    when: 'Before a product is added or its quantity raised; `quantity` as it will be',
    detail: '{ product, quantity }',
  },
  'tass-remove-from-cart': {
    when: 'Before a quantity is lowered; 0 means removed',
    detail: '{ product, quantity }',
  },
  'tass-cart-change': {
    when: 'On `window`, after the cart changed from whatever source; `subtotal` in fils',
    detail: '{ items, count, subtotal }',
  },
  'tass-select': {
    when: 'A search result or card was chosen, before navigation',
    detail: '{ product }',
  },
  'tass-view': { when: 'A product is shown in full', detail: '{ product }' },
  'tass-list': { when: 'The lines of a quick order that are ready changed', detail: '{ items }' },
  'tass-search': { when: 'Search results are shown', detail: '{ query, results }' },
  'tass-data': {
    when: 'What a headless grid or finder knows has changed: `status` is `idle`, `loading`, `ready` or `failed`',
    detail: '{ status, products, total, page, brands, models, brand, model, error }',
  },
  'tass-products': {
    when: 'A grid shows products; `list` is its heading, or what it was asked for',
    detail: '{ list, products }',
  },
  'tass-finder-change': {
    when: 'A choice was made, or products arrived; `brand` and `model` are slugs',
    detail: '{ brand, model, products }',
  },
  'tass-page': { when: 'A pager is about to turn to a page', detail: '{ page }' },
  'tass-navigate': { when: 'The element is about to follow a link into the shop', detail: '{ href }' },
  'tass-order': { when: 'An order was accepted', detail: '{ order }' },
  'tass-error': {
    when: 'A call failed for good (`status` 0 means no answer), or the element could not be loaded (`call` is `load`) or drawn (`render`), or failed while it was used (`event`)',
    detail: '{ call, status, message }',
  },
};

/** Slots that every element has around what it shows. */
const AROUND = { header: 'Above what the element shows', footer: 'Below it' };

/** All slots of an element, with what each one is for: those that every element has, and its own. */
export function slotsOf({ slots }: { readonly slots?: Readonly<Record<string, string>> }) {
  return { ...AROUND, ...slots };
}

/** All events of an element: its own, and the failure that each of them may tell of. */
export function eventsOf({ events }: { readonly events: readonly string[] }): readonly string[] {
  return [...new Set([...events, 'tass-error'])];
}
