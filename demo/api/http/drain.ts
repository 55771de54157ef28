import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Times in ms: in which late requests still arrive, between looks, and after which open ones are cut. */
const GRACE_PERIOD = 500;
const POLL_INTERVAL = 50;
const DRAIN_TIMEOUT = 8_000;

/**
 * Prepares a server for stopping without losing a request. The function answered closes it: no new
 * connections, what is under way is finished, then connections that carry nothing are cut. Connections on
 * which no request was ever sent would otherwise hold a stopping server open.
 */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++;
    reply.raw.once('close', () => underWay--);
    done();
  });
  return async () => {
    const started = Date.now();
    const closed = app.close();
    await pause(GRACE_PERIOD);
    while (underWay > 0 && Date.now() - started < DRAIN_TIMEOUT) await pause(POLL_INTERVAL);
    app.server.closeAllConnections();
    await closed;
  };
}
