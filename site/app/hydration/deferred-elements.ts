import type { ElementName } from '../../../widgets/all';

/** Elements whose code a prerendered page loads at its first use: their HTML alone is enough until then. */
export const DEFERRED_ELEMENTS: ReadonlySet<string> = new Set<ElementName>([
  'benefits',
  'cart-badge',
  'categories',
  'contact',
  'login',
  'newsletter',
  'search',
]);
