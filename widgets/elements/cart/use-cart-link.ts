import { useEffect, useState } from 'react';
import { product } from '../../api/products';
import { MAX_QUANTITY } from '../../constants';
import { useSettings } from '../../hooks/use-settings';
import type { Settings } from '../../settings';
import { addManyToCart } from '../../stores/cart';
import { rememberPartner } from '../../stores/visit';

/** Lines of one link; more would be no cart but an attack on the API. */
const MOST_LINES = 100;

function readLines(add: string): readonly { readonly slug: string; readonly quantity: number }[] {
  return add
    .split(',')
    .slice(0, MOST_LINES)
    .map(part => {
      const [slug = '', quantity = '1'] = part.split(':');
      return { slug: slug.trim(), quantity: Number(quantity) };
    })
    .filter(({ slug, quantity }) => slug !== '' && Number.isInteger(quantity) && quantity > 0)
    .map(({ slug, quantity }) => ({ slug, quantity: Math.min(quantity, MAX_QUANTITY) }));
}

/** Takes the cart link's parameters out of the address, so that a reload adds nothing again. */
function takeLink(): { readonly add: string | null; readonly ref: string | null } {
  const url = new URL(location.href);
  const add = url.searchParams.get('add');
  const ref = url.searchParams.get('ref');
  if (add === null && ref === null) return { add, ref };
  url.searchParams.delete('add');
  url.searchParams.delete('ref');
  history.replaceState(history.state, '', url);
  return { add, ref };
}

async function fill(settings: Settings, add: string): Promise<readonly string[]> {
  const asked = await Promise.all(
    readLines(add).map(async line => ({
      ...line,
      product: await product(settings, line.slug)
        .run()
        .catch(() => null),
    })),
  );
  const known = asked.flatMap(({ product: found, quantity }) =>
    found ? [{ product: found, quantity }] : [],
  );
  await addManyToCart(known);
  return asked.filter(({ product: found }) => !found).map(({ slug }) => slug);
}

/**
 * On the shop's own cart page: fills the cart from its link, once (contract, section 5). Gives the slugs that the shop
 * doesn't know.
 */
export function useCartLink(): readonly string[] {
  const settings = useSettings();
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    if (!settings.onShop || !/\/cart\/?$/.test(location.pathname)) return;
    const { add, ref } = takeLink();
    if (ref) rememberPartner(ref.slice(0, 64));
    if (add) fill(settings, add).then(setUnknown);
  }, []);
  return unknown;
}
