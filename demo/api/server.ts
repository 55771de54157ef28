import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { LiveCatalogue } from './catalogue/live-catalogue';
import { Serializer } from './catalogue/serializer';
import { describeFault } from './common/masking';
import type { Database } from './database/database';
import { enforceRetention } from './database/retention';
import { drainable } from './http/drain';
import { type LogStream, loggingOptions, logRequests } from './http/logging';
import { Metrics } from './http/metrics';
import { limitConnections } from './http/overload';
import { registerProblemHandlers, sendClientError, sendMalformedAddress } from './http/problem-responses';
import { readQuery, refusePrototypeNames } from './http/read-query';
import { secure } from './http/security';
import type { Adapter } from './outbox/adapter';
import { mail } from './outbox/mail';
import { OutboxWorker } from './outbox/outbox-worker';
import { webhook } from './outbox/webhook';
import { PictureAddresses } from './pictures/addresses';
import { brands } from './resources/brands';
import { health } from './resources/health';
import { models } from './resources/models';
import { openapi } from './resources/openapi';
import { orderStatus } from './resources/order-status';
import { orders } from './resources/orders';
import { partner } from './resources/partner';
import { pictures } from './resources/pictures';
import { problemPages } from './resources/problem-pages';
import { products } from './resources/products';
import { promotions } from './resources/promotions';
import { purchasing } from './resources/purchasing';
import type { Resources } from './resources/resources';
import type { Settings } from './settings';

/** Bytes a request's body may have (64 KiB), and ms it may take to arrive. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT = 10_000;
/** Bytes of a request's head: the address of a hundred long codes in Arabic has nearly as many. */
const HEAD_LIMIT = 64 * 1024;
/** Time in ms after which a connection on which nothing moves is closed: its client does not take the answers. */
const CONNECTION_TIMEOUT = 30_000;

/** A built API. */
export interface ApiServer {
  app: FastifyInstance;
  /** Closes it without losing a request that is under way. */
  drain(): Promise<void>;
}

/** What answers requests. */
const RESOURCES = [
  products,
  brands,
  models,
  promotions,
  orders,
  orderStatus,
  health,
  pictures,
  partner,
  purchasing,
  problemPages,
];

/** Builds the whole API on an open database; nothing listens yet. Closing it leaves the database open. */
export async function buildServer(
  settings: Settings,
  database: Database,
  log?: LogStream,
): Promise<ApiServer> {
  const app = createApp(settings, log);
  let stopping = false;
  const close = drainable(app);
  const metrics = new Metrics();
  await registerHooks(app, settings);
  metrics.attach(app, settings);

  const catalogue = await LiveCatalogue.open(database, fault =>
    app.log.error({ fault: describeFault(fault) }, 'the catalogue could not be read'),
  );
  app.addHook('onClose', async () => catalogue.close());
  const bannerFolder = join(settings.catalogueDir, 'pictures', 'banners');
  const addresses = new PictureAddresses(settings.publicUrl, bannerFolder);
  const resources: Resources = {
    settings,
    database,
    catalogue,
    serializers: { en: new Serializer('en', addresses), ar: new Serializer('ar', addresses) },
    bannerFolder,
    outboxWorker: startBackgroundWork(app, settings, database),
    metrics,
    isStopping: () => stopping,
  };
  for (const resource of RESOURCES) resource(app, resources);
  await app.ready();
  const drain = () => {
    stopping = true;
    return close();
  };
  return { app, drain };
}

function createApp(settings: Settings, log: LogStream | undefined): FastifyInstance {
  const app = fastify({
    ...loggingOptions(settings.logLevel, log),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    // Node looks at its time-outs only this often.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: REQUEST_TIMEOUT, maxHeaderSize: HEAD_LIMIT },
    trustProxy: settings.trustProxy,
    // Stopping: what still arrives on an open connection is served, and the connection then closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: (fault, socket) => sendClientError(fault, socket, settings),
    frameworkErrors: (fault, request, reply) => sendMalformedAddress(fault, request, reply, settings),
    routerOptions: { maxParamLength: 200, querystringParser: readQuery, ignoreTrailingSlash: true },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, useDefaults: false },
    },
  });
  app.removeContentTypeParser('text/plain');
  limitConnections(app);
  return app;
}

/** What every request passes before its resource. */
async function registerHooks(app: FastifyInstance, settings: Settings): Promise<void> {
  logRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onRequest', refusePrototypeNames);
  await secure(app, settings);
  registerProblemHandlers(app, settings);
  await openapi(app, settings);
}

/** Starts what goes on beside requests until the API is closed. */
function startBackgroundWork(app: FastifyInstance, settings: Settings, database: Database): OutboxWorker {
  const report = (fault: unknown) =>
    app.log.error({ fault: describeFault(fault) }, 'work beside requests failed');
  const outboxWorker = new OutboxWorker(database.db, adaptersOf(settings), report);
  outboxWorker.start();
  const stopRetention = enforceRetention(database.db, report);
  app.addHook('onClose', async () => {
    stopRetention();
    await outboxWorker.stop();
  });
  return outboxWorker;
}

/** The ways in which the shop wants to hear of orders. */
function adaptersOf({ webhook: hook, mail: post }: Settings): Adapter[] {
  return [
    ...(hook ? [webhook(hook.url, hook.secret)] : []),
    ...(post ? [mail(post.server, post.from, post.to)] : []),
  ];
}
