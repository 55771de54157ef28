import type { FastifyInstance } from 'fastify';
import { answerCatalogue } from '../http/send-answer';
import { promotionsRoute } from './openapi';
import type { Resources } from './resources';

/** `GET /api/v2/promotions`: all banners; `is_active` tells which are shown. */
export function promotions(app: FastifyInstance, resources: Resources): void {
  app.get('/api/v2/promotions', promotionsRoute, (request, reply) =>
    answerCatalogue(resources, request, reply, 'promotions', (catalogue, language) => ({
      data: catalogue.promotions.map(promotion => resources.serializers[language].banner(promotion)),
    })),
  );
}
