import type { TassEvents } from './types';

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
  'tass-list': { when: 'The lines of a quick order that are ready changed', detail: '{ items }' },
  'tass-search': { when: 'Search results are shown', detail: '{ query, results }' },
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

/** All events of an element: its own, and the failure that each of them may tell of. */
export function eventsOf({ events }: { readonly events: readonly string[] }): readonly string[] {
  return [...new Set([...events, 'tass-error'])];
}
