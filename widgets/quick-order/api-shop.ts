import { getQuery } from '../api/client';
import { MAX_CODES, productsByCodes } from '../api/codes';
import { product } from '../api/product-schemas';
import { holders, keepGood, listIn, type Product } from '../api/schemas';
import { MAX_PRODUCTS_PER_PAGE } from '../constants';
import type { Settings } from '../settings';
import type { Found } from './names/answers';
import { isNamed } from './names/product-facts';
import type { Shop } from './understand';

/** The shop behind the API. A host that ignores `codes` is asked for each code by a search. */
export function apiShop(settings: Settings, signal?: AbortSignal): Shop {
  const search = (text: string) => searched(settings, text).run(signal);
  const bySearch = async (keys: readonly string[]) => {
    const found = await Promise.all(keys.map(async key => [key, meantBy(key, await search(key))] as const));
    return new Map(found);
  };
  return {
    search,
    async codes(keys) {
      if (keys.length > MAX_CODES) throw new RangeError(`At most ${MAX_CODES} codes a request`);
      const answer = await productsByCodes(settings, keys).run(signal);
      if (!answer) return bySearch(keys);
      const bySlug = new Map(answer.products.map(one => [one.slug, one]));
      const productsOf = (key: string) =>
        (answer.matches.get(key) ?? []).flatMap(slug => bySlug.get(slug) ?? []);
      return new Map(keys.map(key => [key, productsOf(key)]));
    },
  };
}

/** Of what a search found, what the key names as it stands, or fits the printer that it names. */
function meantBy(key: string, { products, guess, printer }: Found): readonly Product[] {
  const named = products.filter(one => isNamed(one, key));
  if (named.length > 0) return named;
  return printer && !guess ? products : [];
}

function searched(settings: Settings, text: string) {
  const path = `/products?q=${encodeURIComponent(text)}&limit=${MAX_PRODUCTS_PER_PAGE}`;
  return getQuery(settings, 'products', path, (body): Found => {
    const about = holders(body).find(holder => Array.isArray(holder.items)) ?? {};
    const products = keepGood(product, listIn(body) ?? []);
    return {
      products,
      guess: about.guess === true,
      printer: Array.isArray(about.printers) && about.printers.length > 0,
      total: typeof about.total === 'number' ? about.total : products.length,
    };
  });
}
