import type { Page, Route } from 'playwright/test';
import { openElements } from './element-page';
import { cartOf, DETAILS } from './orders';
import { addresses } from './shop';

/** What the checkout sent to place an order. */
export interface Sent {
  /** DELETE voids an attempt, and has no body. */
  readonly method: string;
  readonly key: string | undefined;
  readonly body: {
    readonly expected_total: string;
    readonly items: readonly { readonly slug: string; readonly quantity: number }[];
    readonly customer: { readonly name: string };
  };
}

type Answer = (route: Route) => unknown;

const READABLE = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After' };

/** Accepts an order. */
export const accept =
  (more: Readonly<Record<string, unknown>> = {}): Answer =>
  route =>
    route.fulfill({
      status: 201,
      json: { data: { id: 'a', number: 'TASS-1001', total: '20.500', ...more } },
      headers: READABLE,
    });

/** Refuses an order as the API does (problem+json, contract section 6). `wait` is Retry-After in seconds. */
export const refuse =
  (status: number, kind: string, members: Readonly<Record<string, unknown>> = {}, wait?: number): Answer =>
  route =>
    route.fulfill({
      status,
      json: { type: `${addresses.api}/problems/${kind}`, title: kind, status, ...members },
      headers: { ...READABLE, ...(wait !== undefined && { 'retry-after': String(wait) }) },
    });

/** Voids an attempt that was not placed. */
export const voided: Answer = route => route.fulfill({ status: 204, headers: READABLE });

/** Takes the order; its response is lost. */
export const lose: Answer = route => route.abort('connectionreset');

/** Answers the orders in their sequence, the last answer again and again; keeps what was sent. */
export async function answerOrders(page: Page, ...answers: readonly Answer[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(`${addresses.api}/api/v2/order`, async route => {
    const request = route.request();
    const key = request.headers()['idempotency-key'];
    // Whether orders are taken from here at all was asked.
    if (!key) {
      await refuse(400, 'key-missing')(route);
      return;
    }
    sent.push({
      method: request.method(),
      key,
      body: request.postDataJSON(),
    });
    await answers[Math.min(sent.length, answers.length) - 1]?.(route);
  });
  return sent;
}

/** Opens a partner's page with a checkout, with these lines in the cart and these fields filled in at its first visit. */
export async function openCheckout(
  page: Page,
  lines: readonly unknown[] = cartOf(1),
  fields: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.addInitScript(
    ([cart, draft]) => {
      if (sessionStorage.getItem('given')) return;
      sessionStorage.setItem('given', '1');
      localStorage.setItem('tass-cart', cart);
      localStorage.setItem('tass-checkout', draft);
    },
    [JSON.stringify(lines), JSON.stringify({ fields })] as const,
  );
  await openElements(
    page,
    '<tass-checkout></tass-checkout><tass-cart-badge></tass-cart-badge><tass-order-dialog></tass-order-dialog>',
  );
}

/** Fills in everything that an order needs. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(DETAILS.name);
  await page.getByLabel('Mobile number').fill(DETAILS.phone);
  await page.getByLabel('Governorate').selectOption(DETAILS.governorate);
  await page.getByLabel('Area').selectOption(DETAILS.area);
  await page.getByLabel('Block').fill(DETAILS.block);
  await page.getByLabel('Street').fill(DETAILS.street);
  await page.getByLabel('House or building').fill(DETAILS.building);
}

export const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
export const confirmation = (page: Page) => page.locator('tass-checkout').getByText('TASS-1001');
export const unreachable = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not reach the shop' });
export const keysOf = (sent: readonly Sent[]) => sent.map(({ key }) => key);

/** Opens the checkout as it was filled in, and sends it. */
export async function sendOrder(page: Page, lines = cartOf(1)): Promise<void> {
  await openCheckout(page, lines, DETAILS);
  await place(page).click();
}
