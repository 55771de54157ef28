/** The categories of the menu, in order, with where each stands on the site (specification, section 2). */
export const categoryLinks = [
  { slug: 'toners', path: '/printer-toner-supplier-in-kuwait' },
  { slug: 'inks', path: '/printer-ink-supplier-in-kuwait' },
  { slug: 'drum-units', path: '/drum-units' },
  { slug: 'label-tapes', path: '/label-tapes' },
  { slug: 'ribbon-cartridges', path: '/ribbon-cartridges' },
  { slug: 'waste-toner-containers', path: '/waste-toner-containers' },
  { slug: 'remanufactured-toners', path: '/remanufactured-toners' },
] as const;

/** Slug of a category with a menu entry and a list of its own. */
export type CategorySlug = (typeof categoryLinks)[number]['slug'];

/** Categories that stand on landing pages. */
const OTHERS = [
  { slug: 'paper', path: '/printer-paper-supplier-in-kuwait' },
  { slug: 'accessories', path: '/printer-accessories-in-kuwait' },
] as const;

/** Where a category stands; undefined for one that the site doesn't know. */
export function categoryPath(slug: string): string | undefined {
  return [...categoryLinks, ...OTHERS].find(category => category.slug === slug)?.path;
}
