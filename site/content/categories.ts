import { categoryLinks } from '../../widgets/data/categories';

export { categoryLinks };

/** Slug of a category with a menu entry and a list of its own. */
export type CategorySlug = (typeof categoryLinks)[number]['slug'];

/** Categories that stand on landing pages. */
const OTHERS = [
  { slug: 'paper', path: '/printer-paper-supplier-in-kuwait' },
  { slug: 'accessories', path: '/printer-accessories-in-kuwait' },
] as const;

/** Every category, those of the menu first. */
export const shopCategories = [...categoryLinks, ...OTHERS];

/** Where a category stands; undefined for one that the site doesn't know. */
export function categoryPath(slug: string): string | undefined {
  return shopCategories.find(category => category.slug === slug)?.path;
}
