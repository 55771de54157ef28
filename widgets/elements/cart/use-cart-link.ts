import { useEffect, useRef, useState } from 'react';
import type { ListItem } from '../../addresses/format-items';
import { parseItems } from '../../addresses/items';
import { product } from '../../api/products';
import { useReportFailure } from '../../hooks/use-report-failure';
import { useSettings } from '../../hooks/use-settings';
import type { Settings } from '../../settings';
import { takeOver } from '../../stores/cart-handover';
import { addManyToCart } from '../../stores/cart-updates';
import { takeReferral } from '../../stores/referral';

/** What ids of carts look like. */
const CART_ID = /^[\w-]{1,64}$/;
/** Lines of one link; more would be no cart but an attack on the API. */
const MAX_LINES = 100;

/** What a cart link asks for. */
interface CartLink {
  readonly lines: readonly ListItem[];
  /** Lines that could not be read, or were more than a cart link takes. */
  readonly dropped: number;
  /** Id of the cart that is handed over. */
  readonly from: string | undefined;
}

/** Takes the cart link's parameters out of the address, so that a reload adds nothing again. */
function takeLink(): CartLink {
  const url = new URL(location.href);
  const { searchParams } = url;
  const [add, from] = [searchParams.get('add'), searchParams.get('from')];
  if (add !== null || from !== null) {
    searchParams.delete('add');
    searchParams.delete('from');
    history.replaceState(history.state, '', url);
  }
  const { items, dropped } = parseItems(add ?? '', MAX_LINES);
  return {
    lines: items,
    dropped,
    from: from && CART_ID.test(from) ? from : undefined,
  };
}

/** What became of a link's lines. */
interface Filled {
  /** Slugs that the shop does not know. */
  readonly unknown: readonly string[];
  /** Lines whose products could not be asked for, or not be put in. */
  readonly failed: readonly ListItem[];
}

/** Puts the lines into the cart, as far as their products can be had; tells of each that can't. */
async function fill(
  settings: Settings,
  { lines, from }: Pick<CartLink, 'lines' | 'from'>,
  reportFailure: ReturnType<typeof useReportFailure>,
): Promise<Filled> {
  const asked = await Promise.all(
    lines.map(async line => {
      const call = product(settings, line.slug);
      return {
        line,
        found: await call.run().catch((reason: unknown) => void reportFailure(call.name, reason)),
      };
    }),
  );
  const had = asked.flatMap(({ line, found }) => (found ? [{ ...line, product: found }] : []));
  const isIn = await takeOver(from, had, addManyToCart).then(
    () => true,
    (reason: unknown) => {
      reportFailure('cart', reason);
      return false;
    },
  );
  return {
    unknown: asked.filter(({ found }) => found === null).map(({ line }) => line.slug),
    failed: asked.filter(({ found }) => found === undefined || (found && !isIn)).map(({ line }) => line),
  };
}

/** How far the cart's link has been followed. */
export interface Following {
  readonly filling: boolean;
  readonly unknown: readonly string[];
  /** Lines of the link that were left out. */
  readonly dropped: number;
  /** Tries the lines again that could not be asked for; undefined where there are none. */
  readonly retry: (() => void) | undefined;
}

/** On the shop's own cart page: fills the cart from its link, once (contract, section 5). */
export function useCartLink(): Following {
  const settings = useSettings();
  const reportFailure = useReportFailure();
  const [filling, setFilling] = useState(false);
  const [{ unknown, failed }, setFilled] = useState<Filled>({ unknown: [], failed: [] });
  const [dropped, setDropped] = useState(0);
  const from = useRef<string>(undefined);
  const follow = async (lines: readonly ListItem[], before: readonly string[]) => {
    setFilling(true);
    const filled = await fill(settings, { lines, from: from.current }, reportFailure);
    setFilled({ ...filled, unknown: [...before, ...filled.unknown] });
    setFilling(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    if (!settings.onShop || !/\/cart\/?$/.test(location.pathname)) return;
    takeReferral();
    const link = takeLink();
    from.current = link.from;
    setDropped(link.dropped);
    if (link.lines.length > 0) void follow(link.lines, []);
  }, []);
  const retry = failed.length > 0 ? () => void follow(failed, unknown) : undefined;
  return { filling, unknown, dropped, retry };
}
