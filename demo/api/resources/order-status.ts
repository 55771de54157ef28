import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';
import { orderLines, orders } from '../database/schema';
import { limitLookups } from '../http/security';
import { mobileNumber } from '../orders/mobile-number';
import { readOrderNumber } from '../orders/order-number';
import { orderFacts } from '../orders/placed-order';
import type { Resources } from './resources';
import { orderStatusRoute } from './route-schemas';

/**
 * `GET /api/v2/orders/{number}` with `Order-Phone`: how an order stands, for whoever knows its number and its mobile
 * number. Both wrong, or one of them: the same 404.
 */
export function orderStatus(app: FastifyInstance, { settings, database: { db } }: Resources): void {
  app.get<{ Params: { number: string } }>(
    '/api/v2/orders/:number',
    { ...orderStatusRoute, ...limitLookups(app, settings) },
    async (request, reply) => {
      const number = readOrderNumber(request.params.number) ?? '';
      const phone = mobileNumber(String(request.headers['order-phone'] ?? '')) ?? '';
      const [order] = await db
        .select()
        .from(orders)
        .where(and(eq(orders.number, number), eq(orders.customerPhone, phone)));
      if (!order) throw new Problem('not-found');
      const lines = await db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, order.id))
        .orderBy(asc(orderLines.line));
      return reply.header('cache-control', 'no-store').send({ data: orderFacts(order, lines) });
    },
  );
}
