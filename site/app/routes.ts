import { createElement } from 'react';
import { parse } from 'regexparam';
import type { ElementName } from '../../widgets/all';
import { brands } from '../../widgets/api/brands';
import { models } from '../../widgets/api/models';
import { product, products } from '../../widgets/api/products';
import { MAX_PRODUCTS_PER_PAGE, PRODUCTS_PER_PAGE } from '../../widgets/constants';
import type { Settings } from '../../widgets/settings';
import { searchText } from '../common/search';
import type { Params } from '../common/types';
import { type CategorySlug, categoryLinks } from '../content/categories';
import { ELEMENTS_PATH, type GuideName, type GuidesContent, guideNames, guidePath } from '../content/guides';
import { landingPages } from '../content/landing-pages';
import { type ContentOf, contentSource, loadContent } from '../content/loaders';
import type { SimplePage } from '../content/pages-types';
import { listOfBrand } from '../list/brand-list';
import type { ListOf } from '../list/whole-list';
import { elementNames, elementPath } from '../parts/element-links';
import { eagerPage, type Match, page, type Reader, type Route, reading, text } from './route';

/** The very call that a whole list makes; none where its address may narrow it. */
const firstOf = (settings: Settings, of: ListOf, search: string) =>
  search ? [] : [products(settings, { ...of, limit: PRODUCTS_PER_PAGE })];

/** A list of products. */
function list(pattern: string, name: SimplePage, of: ListOf): Route {
  const route = page(pattern, 'list', async () => {
    const { List } = await import('../pages/list');
    return props => createElement(List, { ...props, name, of });
  });
  return { ...route, shows: ['product-grid'], first: (settings, _, search) => firstOf(settings, of, search) };
}

/** The list of a category, with what there is to know about it. */
function category(slug: CategorySlug, path: string): Route {
  const load = async (): Promise<Reader<ContentOf<'categories'>>> => {
    const { List } = await import('../pages/list');
    return ({ text: all, ...props }) =>
      createElement(List, { ...props, name: slug, of: { category: slug }, about: all[slug] });
  };
  return {
    ...text(path, 'list', load, 'categories'),
    shows: ['product-grid'],
    first: (settings, _, search) => firstOf(settings, { category: slug }, search),
  };
}

/** A guide, drawn from the text of all of them. */
function guide(name: GuideName): Route {
  const load = async (): Promise<Reader<GuidesContent>> => {
    const { Guide } = await import('../pages/guide');
    return props => createElement(Guide, { ...props, name });
  };
  return { ...text(guidePath(name), 'guide', load, 'guides'), eager: true };
}

/** The reference of one element. */
function element(name: ElementName): Route {
  return {
    pattern: elementPath(name),
    eager: true,
    modules: lang => [
      'site/pages/element',
      contentSource('elements', lang),
      'site/content/element-docs.generated',
      `widgets/elements/${name}/element`,
    ],
    async load(lang) {
      const [{ Element }, { elementDocs }, words] = await Promise.all([
        import('../pages/element'),
        import('../content/element-docs.generated'),
        loadContent('elements', lang),
      ]);
      return props => createElement(Element, { ...props, docs: elementDocs[name], text: words });
    },
  };
}

const loadDocument = async () => (await import('../pages/document')).Document;
const loadLanding = async () => (await import('../pages/landing')).Landing;

/** What stands at no known address. */
export const notFound: Match = {
  route: page('*', 'not-found', async () => (await import('../pages/not-found')).NotFound),
  params: {},
};

/** Every screen of the site (specification, section 2; contract, section 7). */
export const routes: readonly Route[] = [
  page('/', 'home', async () => (await import('../pages/home')).Home),
  page('/brand', 'brands', async () => (await import('../pages/brands')).Brands),
  {
    ...text('/brands/:brand', 'brand', async () => (await import('../pages/brand')).Brand, 'brands'),
    shows: ['product-grid'],
    first: (settings, { brand = '' }, search) => firstOf(settings, listOfBrand(brand), search),
  },
  {
    ...page('/product/:slug', 'product', async () => (await import('../pages/product')).Product),
    shows: ['product'],
    first: (settings, { slug = '' }) => [product(settings, slug)],
  },
  {
    ...eagerPage('/search', 'search/search', async () => (await import('../pages/search/search')).Search),
    shows: ['product-grid'],
    first: (settings, _, search) => {
      const query = searchText(search);
      // Beside its text the address may narrow what is found.
      return query && new URLSearchParams(search).size === 1 ? firstOf(settings, { query }, '') : [];
    },
  },
  list('/new-products', 'newProducts', { filter: 'new' }),
  list('/top-products', 'topProducts', { filter: 'top' }),
  ...categoryLinks.map(({ slug, path }) => category(slug, path)),
  text('/ink-toner-finder', 'finder', async () => (await import('../pages/finder')).Finder, 'finder'),
  page(
    '/ink-toner-finder/:brand',
    'finder-brand',
    async () => (await import('../pages/finder-brand')).FinderBrand,
  ),
  {
    ...page(
      '/ink-toner-finder/:brand/:model',
      'finder-model',
      async () => (await import('../pages/finder-model')).FinderModel,
    ),
    shows: ['finder'],
    first: (settings, { brand = '', model = '' }) => [
      brands(settings),
      models(settings, brand, { answer: null }),
      products(settings, { device: model, limit: MAX_PRODUCTS_PER_PAGE, page: 1 }),
    ],
  },
  page('/contact-us', 'contact', async () => (await import('../pages/contact')).Contact),
  eagerPage('/cart', 'cart', async () => (await import('../pages/cart')).Cart),
  eagerPage('/quick-order', 'quick-order', async () => (await import('../pages/quick-order')).QuickOrder),
  eagerPage('/checkout', 'checkout', async () => (await import('../pages/checkout')).Checkout),
  eagerPage('/orders', 'orders', async () => (await import('../pages/orders')).Orders),
  eagerPage(
    '/printers',
    'printers/printers',
    async () => (await import('../pages/printers/printers')).Printers,
  ),
  eagerPage('/quote', 'quote', async () => (await import('../pages/quote')).Quote),
  {
    ...text('/b2b', 'business', async () => (await import('../pages/business')).Business, 'business'),
    eager: true,
  },
  text(ELEMENTS_PATH, 'elements', async () => (await import('../pages/elements')).Elements, 'guides'),
  ...elementNames.map(element),
  ...guideNames.map(guide),
  text('/sitemap', 'sitemap', async () => (await import('../pages/sitemap')).Sitemap, 'landing-links'),
  text('/tnc', 'document', loadDocument, 'terms'),
  text('/privacy-policy', 'document', loadDocument, 'privacy'),
  ...landingPages.map(({ path, source, load }) => reading(path, 'landing', loadLanding, source, load)),
];

/** Reads a path by a pattern, its case included: the server tells `/Brand` from `/brand` too. */
function matcherOf(pattern: string): (path: string) => Params | undefined {
  const { keys, pattern: loose } = parse(pattern);
  const exact = new RegExp(loose.source);
  return path => {
    const values = exact.exec(path);
    if (!values) return undefined;
    try {
      return Object.fromEntries(keys.map((key, index) => [key, decodeURIComponent(values[index + 1] ?? '')]));
    } catch {
      // Not an address that anybody wrote: `/product/%`.
      return undefined;
    }
  };
}

const matchers = routes.map(route => ({ route, paramsOf: matcherOf(route.pattern) }));

/** The screen of a path, without the language's prefix; undefined where there is none. */
export function matchRoute(path: string): Match | undefined {
  for (const { route, paramsOf } of matchers) {
    const params = paramsOf(path);
    if (params) return { route, params };
  }
  return undefined;
}
