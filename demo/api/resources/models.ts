import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';
import { sendCatalogue } from '../http/send-response';
import type { Resources } from './resources';
import { modelsRoute } from './route-schemas';

/** `GET /api/v2/products/brands/{brand}/models`. */
export function models(app: FastifyInstance, resources: Resources): void {
  app.get<{ Params: { brand: string } }>(
    '/api/v2/products/brands/:brand/models',
    modelsRoute,
    (request, reply) =>
      sendCatalogue(resources, request, reply, `models ${request.params.brand}`, (catalogue, language) => {
        const list = catalogue.modelsOf(request.params.brand);
        if (!list) throw new Problem('not-found');
        return { data: list.map(model => resources.serializers[language].model(model)) };
      }),
  );
}
