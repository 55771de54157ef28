import { brandPath, finderPath, productPath } from '../../widgets/addresses/shop-paths';
import type { Brand, Model, Product } from '../../widgets/api/schemas';
import { matchRoute, routes } from '../app/routes';

/** What pages of their own are made from. */
export interface Catalogue {
  readonly products: readonly Pick<Product, 'slug'>[];
  readonly brands: readonly Pick<Brand, 'slug'>[];
  /** Models of each brand, by the brand's slug. */
  readonly models: ReadonlyMap<string, readonly Pick<Model, 'slug'>[]>;
}

/** Every path of the site, without the language's prefix. */
export function allPaths({ products, brands, models }: Catalogue): string[] {
  const fixed = routes.map(({ pattern }) => pattern).filter(pattern => !pattern.includes(':'));
  return [
    ...fixed,
    ...brands.map(({ slug }) => brandPath(slug)),
    ...products.map(({ slug }) => productPath(slug)),
    ...[...models].flatMap(([brand, list]) =>
      list.length === 0 ? [] : [finderPath(brand), ...list.map(({ slug }) => finderPath(brand, slug))],
    ),
  ];
}

/** Whether a path is made from the catalogue. */
export const isOfCatalogue = (path: string): boolean =>
  matchRoute(path)?.route.pattern.includes(':') ?? false;

/**
 * The file of a path. A path with others below it is an index in its folder, since plain file servers look there
 * first; all others are files beside each other and need no redirect.
 */
export function fileOf(pathname: string, folders: ReadonlySet<string>): string {
  if (pathname === '/') return 'index.html';
  const path = decodeURIComponent(pathname).slice(1);
  return folders.has(pathname) ? `${path}/index.html` : `${path}.html`;
}

/** Every folder that some path lies in: `/a/b/c` lies in `/a` and `/a/b`. */
export function foldersOf(pathnames: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const pathname of pathnames) {
    for (let end = pathname.lastIndexOf('/'); end > 0; end = pathname.lastIndexOf('/', end - 1))
      folders.add(pathname.slice(0, end));
  }
  return folders;
}
