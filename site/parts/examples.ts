import { brands } from '../../widgets/api/brands';
import type { Query } from '../../widgets/api/client';
import { models } from '../../widgets/api/models';
import { type ProductPage, product, products } from '../../widgets/api/products';
import { promotions } from '../../widgets/api/promotions';
import { cache, fetchShared, prefetch } from '../../widgets/api/query-cache';
import { MAX_PRODUCTS_PER_PAGE } from '../../widgets/constants';
import { makesPrinters } from '../../widgets/data/own-brand';
import type { Settings } from '../../widgets/settings';
import type { CartItem, Product } from '../../widgets/types';
import type { ExampleState } from '../content/reference';
import { keepPrinters, stageCart, stageOrders } from './staged-stores';

// What an element shows while the shop says nothing yet, one thing, much, or long words: answers made of those that the shop gives today
// stand ready under an address of their own, where nothing is ever asked. What the browser keeps is staged in the page's stores.

/** Attributes that bring an element into a state. */
type Brought = Readonly<Record<string, string>>;

/** What shows an element in a state. */
interface Made {
  readonly attributes: Brought;
  /** Brings the page's stores into the state; what comes back takes them out of it. */
  readonly stage?: () => () => void;
}

interface Example {
  readonly state: ExampleState;
  /** Said before names of products in the state `long`. */
  readonly words: string;
  /** Where the shop answers, and where the example does. */
  readonly shop: Settings;
  readonly here: Settings;
}

/** Has a query of the example answered by `answer`; without one it is never answered. Nothing is sent either way. */
function put<Answer>(query: Query<Answer>, answer?: Answer): void {
  if (answer !== undefined) cache(query.key, answer);
  const never = () => new Promise<Answer>(() => undefined);
  void fetchShared({ ...query, run: never }, new AbortController().signal);
}

/** Has a query answered by what the shop says to the same one, changed. */
async function changed<Answer>(
  ask: (settings: Settings) => Query<Answer>,
  { state, shop, here }: Example,
  change: (answer: Answer) => Answer,
): Promise<Answer | undefined> {
  const answer = state === 'loading' ? undefined : await prefetch(ask(shop));
  const made = answer === undefined ? undefined : change(answer);
  put(ask(here), made);
  return made;
}

/** As many entries as the state has. */
const entries = <Entry>(all: readonly Entry[], { state }: Example) =>
  state === 'one' ? all.slice(0, 1) : all;

/** A product under the name that the state gives it. */
const named = <Goods extends Product>(goods: Goods, { state, words }: Example): Goods =>
  state === 'long' ? { ...goods, title: `${words} ${goods.title}` } : goods;

function list(page: ProductPage, example: Example): ProductPage {
  const items = entries(page.items, example).map(item => named(item, example));
  return example.state === 'one'
    ? { ...page, items, received: 1, total: 1, facets: undefined }
    : { ...page, items };
}

async function brandExample(example: Example): Promise<Brought> {
  await changed(brands, example, all => entries(all, example));
  return {};
}

async function productExample(example: Example): Promise<Brought> {
  const top = await prefetch(products(example.shop, { filter: 'top', limit: 1 }));
  const slug = top?.items[0]?.slug ?? '';
  // Neither code, category nor printers: what else is asked by them belongs to no state.
  await changed(
    settings => product(settings, slug),
    example,
    one => one && { ...named(one, example), code: undefined, category: undefined, devices: [] },
  );
  return { slug };
}

async function gridExample(example: Example): Promise<Brought> {
  const query = { category: 'toners', limit: example.state === 'many' ? 12 : 4, page: 1 };
  await changed(
    settings => products(settings, query),
    example,
    page => list(page, example),
  );
  return { category: query.category, limit: `${query.limit}` };
}

async function bannerExample(example: Example): Promise<Brought> {
  await changed(promotions, example, all => entries(all, example));
  return {};
}

/** The first brand that has printers, its first printer, and what fits that. */
async function finderExample(example: Example): Promise<Brought> {
  const all = await changed(brands, example, brands => brands);
  const brand = all?.find(makesPrinters)?.slug;
  if (!brand) return {};
  const printers = await changed(
    settings => models(settings, brand),
    example,
    printers => printers,
  );
  const device = printers?.[0]?.slug;
  if (!device) return { brand };
  await changed(
    settings => products(settings, { device, limit: MAX_PRODUCTS_PER_PAGE, page: 1 }),
    example,
    page => list(page, example),
  );
  return { brand, model: device };
}

/** Lists are told by an attribute: the shop itself is asked for what they name. */
async function listExample({ state, shop }: Example): Promise<Brought> {
  const top = await prefetch(products(shop, { filter: 'top', limit: state === 'one' ? 1 : 8 }));
  return { items: top?.items.map(({ slug }, at) => `${slug}:${at + 1}`).join() ?? '', api: shop.api };
}

/** As many of the shop's top products as the state has, each in a number of its own. */
async function goods(example: Example): Promise<CartItem[]> {
  const count = { one: 1, many: 6, long: 2 }[example.state as string] ?? 0;
  const top = count > 0 ? await prefetch(products(example.shop, { filter: 'top', limit: count })) : undefined;
  return (top?.items ?? []).map((item, at) => ({ ...named(item, example), quantity: at + 1 }));
}

/** Lines that no price of today replaces: what a cart asks when it is opened is never answered. */
async function cartExample(example: Example): Promise<Made> {
  const items = await goods(example);
  for (const { slug } of items) put(product(example.here, slug));
  return { attributes: {}, stage: () => stageCart(items) };
}

/** Orders of one product each; the form that finds any other asks the shop itself. */
async function ordersExample(example: Example): Promise<Made> {
  const items = await goods(example);
  return { attributes: { api: example.shop.api }, stage: () => stageOrders(items) };
}

/** An example that attributes alone bring about. */
const byAttributes =
  (make: (example: Example) => Promise<Brought>) =>
  async (example: Example): Promise<Made> => ({ attributes: await make(example) });

const EXAMPLES: Readonly<Record<string, (example: Example) => Promise<Made>>> = {
  'add-to-cart': byAttributes(productExample),
  'banner-carousel': byAttributes(bannerExample),
  'brand-list': byAttributes(brandExample),
  'brand-marquee': byAttributes(brandExample),
  cart: cartExample,
  'cart-badge': cartExample,
  checkout: cartExample,
  finder: byAttributes(finderExample),
  orders: ordersExample,
  product: byAttributes(productExample),
  'product-card': byAttributes(productExample),
  'product-grid': byAttributes(gridExample),
  'quick-order': byAttributes(listExample),
  quote: byAttributes(listExample),
};

/** Makes ready what shows an element in a state. */
export async function exampleOf(
  name: string,
  state: ExampleState,
  words: string,
  shop: Settings,
): Promise<Required<Made>> {
  const here = { ...shop, api: `${shop.api}/examples/${state}` };
  const made = await EXAMPLES[name]?.({ state, words, shop, here });
  return {
    attributes: { api: here.api, ...made?.attributes },
    stage() {
      const ends = [keepPrinters(), made?.stage?.()];
      return () => {
        for (const end of ends) end?.();
      };
    },
  };
}
