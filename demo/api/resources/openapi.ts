import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Settings } from '../settings';

/** Serves the OpenAPI document made from the routes' schemas at `/openapi.json`. */
export async function openapi(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'TASS shop API', version: '2' },
      servers: [{ url: settings.publicUrl }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } as FastifySchema }, async () => app.swagger());
}
