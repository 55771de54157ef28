import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/** Requests slower than this, in ms, are worth a line even when they succeed. */
const SLOW = 1_000;

/** Where log lines go; standard output unless told otherwise. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Options for structured logs without personal data: a request is its method, route and status, never its
 * address in full, its body, or who sent it.
 */
export function loggingOptions(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger:
      level === 'silent'
        ? false
        : {
            level,
            ...(stream ? { stream } : {}),
            base: null,
            serializers: { req: () => ({}), res: () => ({ statusCode: 0 }) },
          },
  };
}

/** One line a request that changed something, failed or was slow; all of them at level `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    const changes = request.method === 'POST' || request.method === 'DELETE';
    const notable = changes || reply.statusCode >= 500 || reply.elapsedTime > SLOW;
    request.log[notable ? 'info' : 'debug'](facts, 'request');
    done();
  });
}
