import type { PlacedOrder } from '../events';
import type { Language } from '../locale/languages';
import type { Settings } from '../settings';
import { ApiError, ask, pathPart, problemKind, retrying } from './client';
import { toJson } from './json';
import { price } from './product-schemas';
import { holders, keepGood, listOf, maybe, number, type Reader, shape, text } from './schemas';

/** What is sent to place an order (contract, section 6). Prices are the host's to say. */
export interface OrderBody {
  readonly customer: { readonly name: string; readonly phone: string; readonly email?: string };
  readonly address: {
    readonly governorate: string;
    readonly area: string;
    readonly block: string;
    readonly street: string;
    readonly building: string;
    readonly floor?: string;
    readonly flat?: string;
    readonly notes?: string;
  };
  readonly items: readonly { readonly slug: string; readonly quantity: number }[];
  readonly payment_method: 'cash' | 'knet_on_delivery';
  /** Total with shipping as a decimal text: tells the host which prices the shopper saw. */
  readonly expected_total: string;
  readonly partner?: string;
  readonly lang: Language;
}

const orderLines = listOf(
  shape<FoundOrder['items'][number]>({ slug: text, title: text, quantity: number, price }),
);

/** Some hosts just count their orders. */
const orderNumber: Reader<string> = value => text(value) ?? number(value)?.toString();

/** What of an accepted order may be malformed or written otherwise. */
type OrderFacts = Pick<PlacedOrder, 'number' | 'items'> &
  Partial<Pick<PlacedOrder, 'subtotal' | 'shipping' | 'total'>>;

const placedOrder = shape<OrderFacts>({
  number: orderNumber,
  items: maybe(orderLines),
  subtotal: maybe(price),
  shipping: maybe(price),
  total: maybe(price),
}) as Reader<PlacedOrder>;

/** What an answer holds, whichever level it stands on. */
const readIn = <Found>(answer: unknown, reader: Reader<Found>): Found | undefined =>
  keepGood(reader, holders(answer))[0];

/** Kind of an order that no browser sends: the host takes none from the origin of this page (its ORDER_ORIGINS). */
export const FOREIGN_ORIGIN = 'foreign-origin';

/**
 * Places an order, with retries: the same key and payload make one order however often they are sent. Throws ApiError;
 * status 0 (but for `FOREIGN_ORIGIN`), 429 and 5xx leave open whether the order was accepted.
 */
export async function placeOrder(settings: Settings, body: OrderBody, key: string): Promise<PlacedOrder> {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: toJson(body),
  };
  const tries = () => ask(settings, { name: 'order', path: '/order', init });
  const answer = await retrying(tries).catch(async (error: unknown) => {
    if (!isSilent(error) || !(await isForeign(settings))) throw error;
    throw new ApiError('order', 0, 'The shop takes no orders from this origin', { type: FOREIGN_ORIGIN });
  });
  const order = readIn(answer, placedOrder);
  // Neither a yes nor a no: the attempt stays open.
  if (!order) throw new ApiError('order', 0, 'The answer holds no order');
  return order;
}

/** Whether nothing came back: a browser says no more of a refused preflight than of a lost connection. */
const isSilent = (error: unknown) => error instanceof ApiError && error.status === 0;

/**
 * Whether browsers send no order from here: to one without a key any host that may be asked says that it is missing. The
 * connection must hold before and after, or an order that was accepted could be taken for one that never left.
 */
async function isForeign(settings: Settings): Promise<boolean> {
  if (settings.onShop || !(await isReachable(settings))) return false;
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const silent = await ask(settings, { name: 'order', path: '/order', init }).then(() => false, isSilent);
  return silent && isReachable(settings);
}

/**
 * Whether the host said no for good; anything else leaves open whether the order was accepted. So does a 4xx that is no
 * problem with its type: a proxy's page or JSON says nothing of the try before, whose answer may have been lost.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const kind = problemKind(error);
  return kind === FOREIGN_ORIGIN || (kind !== undefined && isFinal(error));
}

/** Whether another try would be answered the same. */
function isFinal(error: ApiError): boolean {
  const { status } = error;
  if (status < 400 || status >= 500 || problemKind(error) === 'in-progress') return false;
  return status !== 408 && status !== 429;
}

/**
 * Voids an attempt whose answer was lost, so that its key is never placed any more; the order itself where it was
 * placed already; `unknown` where the host knows no such call. Throws ApiError where the host can't be reached.
 */
export async function voidOrder(
  settings: Settings,
  key: string,
): Promise<PlacedOrder | 'voided' | 'unknown'> {
  const init = { method: 'DELETE', headers: { 'Idempotency-Key': key } };
  try {
    const answer = await retrying(() => ask(settings, { name: 'order', path: '/order', init }));
    return answer === undefined ? 'voided' : (readIn(answer, placedOrder) ?? 'unknown');
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) return 'unknown';
    if (isSilent(error) && (await isReachable(settings))) return 'unknown';
    throw error;
  }
}

/** Whether the host answers now, rather than the browser for it from its cache. */
function isReachable(settings: Settings): Promise<boolean> {
  const init = { cache: 'no-store' } as const;
  return ask(settings, { name: 'products', path: '/products?limit=1', init }).then(
    () => true,
    () => false,
  );
}

/** An order as the host tells it to whoever knows its number and mobile number. Money as decimal texts. */
export interface FoundOrder {
  readonly number: string;
  readonly status: string;
  readonly items: readonly {
    readonly slug: string;
    readonly title: string;
    readonly quantity: number;
    readonly price: string;
  }[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  /** ISO 8601. */
  readonly created_at: string;
}

const foundOrder = shape<FoundOrder>({
  number: orderNumber,
  status: text,
  items: orderLines,
  subtotal: price,
  shipping: price,
  total: price,
  created_at: text,
});

/**
 * How an order stands; null for a wrong number as for a wrong phone. One try: the host counts them. Throws ApiError, 429
 * where there were too many.
 */
export async function findOrder(
  settings: Settings,
  number: string,
  phone: string,
  signal?: AbortSignal,
): Promise<FoundOrder | null> {
  const init = { headers: { 'Order-Phone': phone } };
  const path = `/orders/${pathPart(number)}`;
  try {
    const answer = await ask(settings, { name: 'order-status', path, init, signal });
    const order = readIn(answer, foundOrder);
    if (order) return order;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  throw new ApiError('order-status', 200, 'The answer holds no order');
}
