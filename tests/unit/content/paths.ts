import { matchRoute } from '../../../site/app/routes';
import { brands, models, products } from './demo-catalogue';

const slugs = new Set([...brands, ...models, ...products].map(({ slug }) => slug));

/** Whether a path is a page of the site about something that exists. */
export function reachable(path: string): boolean {
  const match = matchRoute(path);
  return match !== undefined && Object.values(match.params).every(value => slugs.has(value));
}
