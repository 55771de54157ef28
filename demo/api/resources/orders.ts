import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from '../common/language';
import { Problem } from '../common/problems';
import { ORDER_PATH, ordersFromListed, refuseForeignOrigins } from '../http/security';
import { readDeliveryAreas } from '../orders/delivery-areas';
import { OrderBatcher } from '../orders/order-batcher';
import type { OrderPayload } from '../orders/payload';
import { readOrder, refuseOversized } from '../orders/read-order';
import { voidOrder } from '../orders/void-order';
import type { Resources } from './resources';
import { orderRoute, voidRoute } from './route-schemas';

/** `POST /api/v2/order` places an order, `DELETE /api/v2/order` voids an attempt whose answer was lost. */
export function orders(
  app: FastifyInstance,
  { settings, database, catalogue, outboxWorker, metrics }: Resources,
): void {
  const { limits, whatsapp } = settings;
  const rules = { areas: readDeliveryAreas(settings.catalogueDir), limits, whatsapp };
  const batcher = new OrderBatcher(database, rules);
  const cors = ordersFromListed(settings);

  const config = {
    cors,
    rateLimit: { max: settings.rates.orders || Number.MAX_SAFE_INTEGER, timeWindow: '1 minute' },
  };

  app.options(ORDER_PATH, { config: { cors }, schema: { hide: true } as object }, (_request, reply) =>
    reply.callNotFound(),
  );

  app.post<{ Body: OrderPayload }>(
    ORDER_PATH,
    {
      ...orderRoute,
      attachValidation: true,
      config,
      onRequest: [refuseForeignOrigins(settings), refuseOtherContent],
      preValidation: async request => {
        idempotencyKey(request);
        refuseOversized(request.body, languageOf(request));
      },
    },
    async (request, reply) => {
      const schemaFaults = request.validationError?.validation ?? [];
      const order = readOrder(request.body, schemaFaults, rules, languageOf(request));
      const outcome = await batcher.place({
        order,
        key: idempotencyKey(request),
        payloadHash: hash(withoutOddPartner(request.body)),
      });
      if ('refused' in outcome) {
        metrics.order(outcome.refused.problem);
        throw outcome.refused;
      }
      metrics.order(outcome.replayed ? 'replayed' : 'placed');
      outboxWorker.wake();
      for (const id of outcome.soldOut) catalogue.setInStock(id, false);
      reply.code(201).header('cache-control', 'no-store');
      if (outcome.replayed) reply.header('idempotent-replayed', 'true');
      return { data: outcome.placed };
    },
  );

  app.delete(
    ORDER_PATH,
    { ...voidRoute, config, onRequest: [refuseForeignOrigins(settings)] },
    async (request, reply) => {
      await database.checkDiskSpace?.();
      const placed = await voidOrder(database.db, idempotencyKey(request));
      metrics.order(placed ? 'kept' : 'voided');
      reply.header('cache-control', 'no-store');
      return placed ? { data: placed } : reply.code(204).send();
    },
  );
}

/** The language of an order's answer: its own, or the visitor's. */
function languageOf({ body, headers }: FastifyRequest<{ Body: OrderPayload }>): Language {
  return body?.lang === 'ar' ? 'ar' : preferredLanguage(headers['accept-language']);
}

/** JSON and nothing else, neither packed nor as a form: what other sites' pages can send unasked is refused. */
async function refuseOtherContent(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new Problem('unsupported-media-type');
}

/** The one key of the request: 1 to 255 visible ASCII characters. A header sent twice arrives with a space in it. */
function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem('key-missing');
  return key;
}

/** A payload without what can't be a partner's id, whatever that is: it counts as not sent. */
function withoutOddPartner({ partner, ...body }: OrderPayload): Partial<OrderPayload> {
  return typeof partner === 'string' ? { ...body, partner } : body;
}

/** The same for the same payload, in whatever order its members were written. */
function hash(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(payload)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}
