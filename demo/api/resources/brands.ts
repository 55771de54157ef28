import type { FastifyInstance } from 'fastify';
import { sendCatalogue } from '../http/send-response';
import type { Resources } from './resources';
import { brandsRoute } from './route-schemas';

/** `GET /api/v2/products/brands`. */
export function brands(app: FastifyInstance, resources: Resources): void {
  app.get('/api/v2/products/brands', brandsRoute, (request, reply) =>
    sendCatalogue(resources, request, reply, 'brands', (catalogue, language) => ({
      data: [...catalogue.brands.values()].map(brand => resources.serializers[language].brand(brand)),
    })),
  );
}
