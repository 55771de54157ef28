import type { FastifyInstance } from 'fastify';
import { sendCatalogue } from '../http/send-response';
import type { Resources } from './resources';
import { promotionsRoute } from './route-schemas';

/** `GET /api/v2/promotions`: all banners; `is_active` tells which are shown. */
export function promotions(app: FastifyInstance, resources: Resources): void {
  app.get('/api/v2/promotions', promotionsRoute, (request, reply) =>
    sendCatalogue(resources, request, reply, 'promotions', (catalogue, language) => ({
      data: catalogue.promotions.map(promotion => resources.serializers[language].banner(promotion)),
    })),
  );
}
