import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Problem } from '../common/problems';
import type { Settings } from '../settings';
import { isListed } from './address-key';

/** Upper ends, in seconds, of the classes that answer times are counted in. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts what happens for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answer times by method, route and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #orders = new Counter({
    name: 'shop_orders_total',
    help: 'Orders by outcome: placed, replayed, or the problem they were refused with; attempts voided, or kept since they were placed.',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  order(outcome: string): void {
    this.#orders.inc({ outcome });
  }

  /** Measures every request and serves `/metrics` to who shows `METRICS_TOKEN` or calls from an address in `METRICS_FROM`. */
  attach(app: FastifyInstance, settings: Settings): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.#requests.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1_000,
      );
      done();
    });
    app.get(
      '/metrics',
      { config: { rateLimit: false }, schema: { hide: true } as object },
      async (request, reply) => {
        if (!mayRead(request, settings)) throw new Problem('not-found');
        return reply
          .type(this.registry.contentType)
          .header('cache-control', 'no-store')
          .send(await this.registry.metrics());
      },
    );
  }
}

function mayRead(request: FastifyRequest, settings: Settings): boolean {
  if (isListed(request, settings, settings.metricsFrom)) return true;
  if (settings.metricsToken === null) return false;
  const shown = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${settings.metricsToken}`);
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}
