import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';
import { limitLookups } from '../http/security';
import { isSigned, partnerReport } from '../orders/partner-report';
import type { Resources } from './resources';
import { partnerRoute } from './route-schemas';

/**
 * `GET /partner?id=…&expires=…&signature=…`: the orders that a partner brought, as CSV, for whoever has the link that
 * `npm run orders -- --partner ID --link` prints. A link that is none, is another's or is over: the same 404.
 */
export function partner(app: FastifyInstance, { settings, database: { db } }: Resources): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/partner',
    { ...partnerRoute, ...limitLookups(app, settings) },
    async (request, reply) => {
      const { reportSecret } = settings;
      const id = String(request.query.id ?? '');
      if (!reportSecret || !isSigned(reportSecret, request.query)) throw new Problem('not-found');
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="orders-${id}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(await partnerReport(db, id));
    },
  );
}
