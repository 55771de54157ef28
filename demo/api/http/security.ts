import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { Problem } from '../common/problems';
import type { Settings } from '../settings';
import { addressKey, isListed } from './address-key';
import { refuseWhenOverloaded } from './overload';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route tells browsers of other origins, where it differs from the rest. */
    cors?: FastifyCorsOptions;
  }
}

export const ORDER_PATH = '/api/v2/order';

/** Seconds a browser may remember what it was told about another origin's requests. */
const PREFLIGHT_MEMORY = 600;

/** Helmet's headers, which every answer carries. */
export const PROTECTIVE_HEADERS = protectiveHeaders();

/** Registers who may call from where, security headers, rate limits and the overload guard. */
export async function secure(app: FastifyInstance, settings: Settings): Promise<void> {
  // First of all, since a preflight is answered before later hooks.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(PROTECTIVE_HEADERS);
    done();
  });
  await app.register(cors, readsFromAnywhere);
  await app.register(rateLimit, {
    global: true,
    max: settings.rates.reads || Number.MAX_SAFE_INTEGER,
    timeWindow: '1 minute',
    keyGenerator: request => addressKey(request.ip),
    allowList: request => isListed(request, settings, settings.rates.exempt),
    errorResponseBuilder: () => new Problem('too-many-requests'),
  });
  refuseWhenOverloaded(app, settings.overloadDelay);
}

/** Open for everybody's reads. */
const readsFromAnywhere: FastifyCorsOptions = {
  origin: '*',
  methods: 'GET, HEAD',
  allowedHeaders: 'Content-Type, Accept-Language, Order-Phone',
  exposedHeaders: 'Retry-After',
  maxAge: PREFLIGHT_MEMORY,
};

/** Orders only from the listed origins, which are compared letter by letter. */
export function ordersFromListed(settings: Settings): FastifyCorsOptions {
  const allowed = new Set(settings.orderOrigins);
  return {
    origin: (origin, answer) => answer(null, origin !== undefined && allowed.has(origin)),
    methods: 'POST, DELETE',
    allowedHeaders: 'Content-Type, Idempotency-Key, Accept-Language',
    exposedHeaders: 'Retry-After, Idempotent-Replayed',
    maxAge: PREFLIGHT_MEMORY,
    strictPreflight: false,
  };
}

/** Route options that limit questions about one order or partner; HEAD counts with GET. */
export function limitLookups(app: FastifyInstance, { rates }: Settings) {
  const limit = app.rateLimit({ max: rates.lookups || Number.MAX_SAFE_INTEGER, timeWindow: '1 minute' });
  // As a hook: an option of the route would count each of its methods for itself.
  return { config: { rateLimit: false }, onRequest: limit } as const;
}

/** Helmet's headers. They are the same for every answer, so they are worked out once and not for each. */
function protectiveHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      // Pictures are SVG with their own styles, should somebody open one by itself.
      directives: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  set(request, response, () => {});
  return response.getHeaders();
}

/** Refuses an order that a page of an unlisted origin sends; servers and tools send no `Origin`. */
export function refuseForeignOrigins(settings: Settings) {
  const allowed = new Set(settings.orderOrigins);
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) throw new Problem('origin-refused');
  };
}
