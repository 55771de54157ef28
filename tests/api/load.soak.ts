import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../../demo/api/database/schema';
import { callsOf } from '../bench/calls';
import { type ApiProcess, startProcess } from '../helpers/api-process';
import { type OwnDatabase, ownDatabase } from './helpers/own-database';

// What only shows after minutes, on the API as `npm run api` starts it. `npm run soak` runs it.

const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
/** Orders under way at once in the load that is carried well, and how many times over in the flood of so many seconds. */
const CONNECTIONS = 50;
const TIMES = 20;
const FLOOD = 60;
const MB = 2 ** 20;

const calls = callsOf(resolve(import.meta.dirname, '../../demo/catalogue'));
const placing = calls.order ?? [];
/** All kinds of calls in turn. */
const mixed = Array.from({ length: 500 }, (_, at) =>
  Object.values(calls).map(kind => kind[at % kind.length] ?? {}),
).flat();

let own: OwnDatabase;
let api: ApiProcess;
beforeAll(async () => {
  own = await ownDatabase('whole');
  await own.inspect(db => db.update(products).set({ stock: 1_000_000_000 }));
});
beforeEach(async () => {
  api = await startProcess({
    ...own.env,
    OVERLOAD_DELAY: '',
    LOG_LEVEL: 'warn',
    METRICS_FROM: '127.0.0.1',
  });
});
afterEach(() => api.kill('SIGTERM'));
afterAll(() => own.remove());

test(`steady load for ${MINUTES} minutes: no error, memory flat`, {
  timeout: MINUTES * 60_000 + 60_000,
}, async ({ task }) => {
  const duration = MINUTES * 60;
  const load = autocannon({ url: api.url, connections: CONNECTIONS, requests: mixed, duration });
  const readings: Awaited<ReturnType<typeof memory>>[] = [];
  for (let second = 0; second < duration; second++) {
    readings.push(await memory());
    await pause(1_000);
  }
  const { requests, latency, statusCodeStats, errors } = await load;
  const quarter = (number: number) => {
    const part = readings.slice(((number - 1) * readings.length) / 4, (number * readings.length) / 4);
    return {
      heap: Math.min(...part.map(({ heap }) => heap)),
      resident: Math.min(...part.map(({ resident }) => resident)),
    };
  };
  const [early, late] = [quarter(2), quarter(4)];
  const placed = Math.round((statusCodeStats?.['201']?.count ?? 0) / duration);
  task.meta.figures = `${Math.round(requests.average)}/s, ${placed} of them orders, p99 ${latency.p99} ms; heap ${range(early.heap, late.heap)}, process ${range(early.resident, late.resident)}`;
  expect(errors).toBe(0);
  expect(Object.keys(statusCodeStats ?? {}).sort()).toEqual(['200', '201']);
  expect(late.heap - early.heap).toBeLessThan(16);
  expect(late.resident / early.resident).toBeLessThan(1.2);
});

test(`${TIMES} times the load for ${FLOOD} s: turned away within 1 s, back within 5 s, memory flat`, {
  timeout: 240_000,
}, async ({ task }) => {
  const load = { url: api.url, requests: placing, connections: CONNECTIONS };
  await autocannon({ ...load, duration: 10 });
  const carried = (await autocannon({ ...load, duration: 10 })).requests.average;
  // What so many connections take in memory is taken by the first flood; a longer one takes no more.
  await flood(FLOOD / 3);
  const before = await memory();
  const took = await flood(FLOOD);
  const stopped = performance.now();
  await expect.poll(() => answers(), { timeout: 30_000, interval: 50 }).toBe(true);
  const back = performance.now() - stopped;
  const after = await memory();
  const refused = [...(took.get(503) ?? []), ...(took.get(429) ?? [])].sort((a, b) => a - b);
  const p99 = Math.round(refused[Math.floor(refused.length * 0.99)] ?? Number.NaN);
  task.meta.figures = `${Math.round(carried)} orders/s carried; flood: ${took.get(201)?.length ?? 0} placed, ${refused.length} turned away, p99 ${p99} ms; back after ${Math.round(back)} ms; process ${range(before.resident, after.resident)}`;
  expect([...took.keys()].filter(status => ![201, 503, 429].includes(status))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(p99).toBeLessThan(1_000);
  expect(back).toBeLessThan(5_000);
  expect(after.resident / before.resident).toBeLessThan(1.2);
});

/**
 * Orders from all visitors at once for so many seconds, each as soon as the last was answered, over connections that a
 * proxy holds open: ms of each answer by its status.
 */
async function flood(seconds: number): Promise<Map<number, number[]>> {
  const visitors = CONNECTIONS * TIMES;
  // Node's agent closes idle connections beyond 256 unless told.
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, maxFreeSockets: visitors });
  const all = Array.from({ length: visitors }, (_, number) => number);
  await Promise.all(all.map(() => send(agent, { method: 'GET', path: '/readyz' })));
  const took = new Map<number, number[]>();
  const until = performance.now() + seconds * 1_000;
  const visit = async (number: number) => {
    for (let at = number; performance.now() < until; at += visitors) {
      const started = performance.now();
      const order = placing[at % placing.length] ?? {};
      const { setupRequest } = order;
      const status = await send(agent, typeof setupRequest === 'function' ? setupRequest(order, {}) : order);
      took.set(status, took.get(status) ?? []);
      took.get(status)?.push(performance.now() - started);
    }
  };
  await Promise.all(all.map(visit));
  agent.destroy();
  return took;
}

/** The status of the answer to a request. */
async function send(agent: Agent, { method, path, headers, body }: autocannon.Request): Promise<number> {
  const sent = request(api.url + path, { agent, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  for await (const _ of answer);
  return answer.statusCode ?? 0;
}

/** Whether a new visitor's call is answered, and soon. */
async function answers(): Promise<boolean> {
  const answer = await fetch(`${api.url}/api/v2/products`, { signal: AbortSignal.timeout(250) });
  return answer.ok;
}

/** MB of the API's heap and of its whole process. */
async function memory(): Promise<{ heap: number; resident: number }> {
  const answer = await fetch(`${api.url}/metrics`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / MB;
  return { heap: of('nodejs_heap_size_used_bytes'), resident: of('process_resident_memory_bytes') };
}

const range = (from: number, to: number) => `${Math.round(from)} → ${Math.round(to)} MB`;
