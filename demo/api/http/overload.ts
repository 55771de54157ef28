import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';

// By hand: @fastify/under-pressure reads the memory's size each second, which throws, and ends the process, where no more
// files may be opened.

const RETRY_AFTER = 2;
/** What is answered however busy the API is. */
const HEALTH: readonly string[] = ['/healthz', '/readyz'];

/** Times in ms: in which the event loop's delay is looked at, and from one mean of it to the next. */
const RESOLUTION = 10;
/** Long enough that one long stop, such as a checkpoint of the embedded engine, does not count as overload. */
const SAMPLED = 1_000;

/** Where Linux says what this process may have. */
const LIMITS = '/proc/self/limits';

/** Turns requests away with 503 while the event loop's mean delay is above `most` ms; 0 never does. */
export function refuseWhenOverloaded(app: FastifyInstance, most: number): void {
  if (most === 0) return;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let overloaded = false;
  const sampling = setInterval(() => {
    overloaded = delay.mean / 1e6 - RESOLUTION > most;
    delay.reset();
  }, SAMPLED).unref();
  app.addHook('onRequest', (request, _reply, done) => {
    const refused = overloaded && !HEALTH.includes(request.routeOptions.url ?? '');
    done(refused ? new Problem('unavailable', {}, RETRY_AFTER) : undefined);
  });
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    delay.disable();
  });
}

/**
 * Closes connections beyond half of the files that this process may have open: the other half is for those of the
 * database, which can't go on without them.
 */
export function limitConnections(app: FastifyInstance): void {
  const files = filesAtMost();
  if (files !== null) app.server.maxConnections = Math.ceil(files / 2);
}

/** Files, connections among them, that the system lets this process have open; `null` where that is not known. */
function filesAtMost(): number | null {
  if (!existsSync(LIMITS)) return null;
  const files = /^Max open files +(\d+)/m.exec(readFileSync(LIMITS, 'latin1'))?.[1];
  return files === undefined ? null : Number(files);
}
