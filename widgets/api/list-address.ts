import { formatItems, type ListItem } from '../addresses/format-items';
import type { Settings } from '../settings';
import { withItems } from './shop-address';

/** The address of a list as a quick order or a quote, with its name and, of a quote, the prices it says (contract, section 7). */
export function listAddress(
  settings: Settings,
  path: '/quick-order' | '/quote',
  items: readonly ListItem[],
  name = '',
  quoted?: string,
): string | undefined {
  const parameters = [`items=${formatItems(items)}`];
  if (name) parameters.push(`name=${encodeURIComponent(name)}`);
  if (quoted) parameters.push(`quoted=${quoted}`);
  return withItems(settings, path, parameters);
}
