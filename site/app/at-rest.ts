import type { ElementName } from '../../widgets/all';

/** Elements that show what their page's file shows until somebody uses them. */
export const AT_REST: ReadonlySet<string> = new Set<ElementName>([
  'benefits',
  'cart-badge',
  'categories',
  'contact',
  'login',
  'newsletter',
  'search',
]);
