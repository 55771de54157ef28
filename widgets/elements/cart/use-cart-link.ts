import { useEffect, useState } from 'react';
import { product } from '../../api/products';
import { MAX_QUANTITY } from '../../constants';
import { useSettings } from '../../hooks/use-settings';
import { useTellFailure } from '../../hooks/use-tell-failure';
import type { Settings } from '../../settings';
import { addManyToCart } from '../../stores/cart';
import { rememberPartner } from '../../stores/referral';

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

type Line = ReturnType<typeof readLines>[number];

/** What became of a link's lines. */
interface Filled {
  /** Slugs that the shop does not know. */
  readonly unknown: readonly string[];
  /** Lines whose products could not be asked for. */
  readonly failed: readonly Line[];
}

/** Puts the lines into the cart, as far as their products can be had; tells of each that can't. */
async function fill(
  settings: Settings,
  lines: readonly Line[],
  tell: ReturnType<typeof useTellFailure>,
): Promise<Filled> {
  const asked = await Promise.all(
    lines.map(async line => {
      const call = product(settings, line.slug);
      return { line, found: await call.run().catch((reason: unknown) => void tell(call.name, reason)) };
    }),
  );
  await addManyToCart(
    asked.flatMap(({ line, found }) => (found ? [{ product: found, quantity: line.quantity }] : [])),
  );
  return {
    unknown: asked.filter(({ found }) => found === null).map(({ line }) => line.slug),
    failed: asked.filter(({ found }) => found === undefined).map(({ line }) => line),
  };
}

/** How far the cart's link has been followed. */
interface CartLink {
  readonly filling: boolean;
  readonly unknown: readonly string[];
  /** Tries the lines again that could not be asked for; undefined where there are none. */
  readonly retry: (() => void) | undefined;
}

/** On the shop's own cart page: fills the cart from its link, once (contract, section 5). */
export function useCartLink(): CartLink {
  const settings = useSettings();
  const tell = useTellFailure();
  const [filling, setFilling] = useState(false);
  const [{ unknown, failed }, setFilled] = useState<Filled>({ unknown: [], failed: [] });
  const follow = async (lines: readonly Line[], before: readonly string[]) => {
    setFilling(true);
    const filled = await fill(settings, lines, tell);
    setFilled({ ...filled, unknown: [...before, ...filled.unknown] });
    setFilling(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    if (!settings.onShop || !/\/cart\/?$/.test(location.pathname)) return;
    const { add, ref } = takeLink();
    if (ref) rememberPartner(ref.slice(0, 64));
    if (add) void follow(readLines(add), []);
  }, []);
  return { filling, unknown, retry: failed.length > 0 ? () => void follow(failed, unknown) : undefined };
}
