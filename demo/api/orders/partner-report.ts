import { createHmac, timingSafeEqual } from 'node:crypto';
import { kuwaitTime } from '../common/kuwait-time';
import { toDecimal } from '../common/money';
import type { Db } from '../database/database';
import { csvReport } from './csv-report';
import { newestOrders } from './newest-orders';

/** Orders that one report tells at most, the newest. */
const MAX_ORDERS = 5_000;
/** Time in ms for which a link opens the report: 90 days. */
const LINK_LIFETIME = 90 * 86_400_000;

const COLUMNS = ['number', 'placed', 'status', 'items', 'pieces', 'subtotal KWD'] as const;

const signatureOf = (secret: string, id: string, expires: number) =>
  createHmac('sha256', secret).update(`${id}\n${expires}`).digest('base64url');

/** The address that opens a partner's report. `now` in ms since 1970. */
export function reportLink(publicUrl: string, secret: string, id: string, now = Date.now()): string {
  const expires = now + LINK_LIFETIME;
  const query = new URLSearchParams({
    id,
    expires: String(expires),
    signature: signatureOf(secret, id, expires),
  });
  return `${publicUrl}/partner?${query}`;
}

/** Whether a link was given out for this partner, and still holds. */
export function isSigned(
  secret: string,
  { id, expires, signature }: Readonly<Record<string, unknown>>,
): boolean {
  // A parameter that is given twice is a list.
  if (typeof id !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return false;
  const wanted = Buffer.from(signatureOf(secret, id, Number(expires)));
  const given = Buffer.from(signature);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > Date.now();
}

/** What a partner brought, as CSV: nothing of the buyers. */
export function partnerReport(db: Db, id: string): Promise<string> {
  return csvReport(COLUMNS, newestOrders(db, MAX_ORDERS, id), ({ order, lines }) => [
    order.number,
    kuwaitTime(order.createdAt),
    order.status,
    lines.map(line => `${line.quantity} × ${line.slug}`).join('; '),
    String(lines.reduce((sum, line) => sum + line.quantity, 0)),
    toDecimal(order.subtotal),
  ]);
}
