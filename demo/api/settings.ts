import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  address,
  ipAddresses,
  list,
  networks,
  oneOf,
  secret,
  wholeAddress,
  wholeNumber,
} from './common/environment';

/** Shipping, in fils (contract, section 5): free when the subtotal is over `freeOver`, else `fee`. */
export const SHIPPING = { freeOver: 30_000, fee: 2_000 } as const;

/** How much one order and one mobile number may take; 0 takes a limit away. */
export interface OrderLimits {
  /** Pieces of one product in one order. */
  linePieces: number;
  /** Pieces and orders of one mobile number in 24 hours. */
  dayPieces: number;
  dayOrders: number;
  /** Unconfirmed orders of one mobile number that take pieces out of stock; later ones wait for confirmation. */
  unconfirmed: number;
}

/** Everything the API can be told from outside; read once at start. */
export interface Settings {
  host: string;
  port: number;
  /** Address under which browsers reach this API, without a slash at the end; pictures are linked below it. */
  publicUrl: string;
  /** Address of the shop, without a slash at the end. */
  shopUrl: string;
  /** Origins whose pages may send orders: the shop's and the listed partners'. */
  orderOrigins: readonly string[];
  /** Folder of the embedded database; unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | null;
  /** Connections to a PostgreSQL server. */
  databaseConnections: number;
  /** Folder with the catalogue's JSON files, read on the first start. */
  catalogueDir: string;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks or `loopback`; `false` believes nobody. */
  trustProxy: string[] | false;
  rates: RateSettings;
  limits: OrderLimits;
  /** Number that shoppers write to for more than the limits allow. */
  whatsapp: string;
  /** Mean delay of the event loop in ms from which on requests are turned away with 503; 0 never does. */
  overloadDelay: number;
  logLevel: string;
  /** What links to partners' reports are signed with; without it there are none. */
  reportSecret: string | null;
  /** Who shows this may read `/metrics`. */
  metricsToken: string | null;
  /** Addresses that may read `/metrics` without the token. */
  metricsFrom: readonly string[];
  /** Where orders are told: an address and its shared secret, a mail server with sender and receiver. */
  webhook: { url: string; secret: string } | null;
  mail: { server: string; from: string; to: string } | null;
}

/** Requests one visitor's address may make in a minute; 0 takes the limit away. */
export interface RateSettings {
  reads: number;
  orders: number;
  /** Questions about one order. */
  lookups: number;
  /** Addresses that are not limited. */
  exempt: readonly string[];
}

const PROJECT = resolve(import.meta.dirname, '../..');

/** What is logged at least; tests log nothing. */
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Reads the settings from environment variables; throws one sentence when a value can't be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = wholeNumber(env, 'API_PORT', 4000, 65_535);
  const shopUrl = address(env, 'SHOP_URL', 'http://localhost:8080');
  return {
    host: env.API_HOST || '0.0.0.0',
    port,
    publicUrl: address(env, 'PUBLIC_URL', `http://localhost:${port}`),
    shopUrl,
    orderOrigins: [
      new URL(shopUrl).origin,
      // Of any other scheme the origin is `null`, which every sandboxed frame has.
      ...list(env.ORDER_ORIGINS ?? 'http://localhost:8090').map(
        text => new URL(wholeAddress('ORDER_ORIGINS', text)).origin,
      ),
    ],
    dataDir: resolve(PROJECT, env.DATA_DIR || '.data'),
    databaseUrl: databaseUrl(env),
    databaseConnections: wholeNumber(env, 'DATABASE_CONNECTIONS', Math.max(4, availableParallelism() * 2)),
    catalogueDir: resolve(PROJECT, env.CATALOGUE_DIR || 'demo/catalogue'),
    trustProxy: networks(env, 'TRUST_PROXY'),
    rates: {
      reads: wholeNumber(env, 'RATE_READS', 6_000),
      orders: wholeNumber(env, 'RATE_ORDERS', 60),
      lookups: wholeNumber(env, 'RATE_LOOKUPS', 10),
      exempt: ipAddresses(env, 'RATE_EXEMPT'),
    },
    limits: {
      linePieces: wholeNumber(env, 'ORDER_LINE_PIECES', 50),
      dayPieces: wholeNumber(env, 'ORDER_DAY_PIECES', 200),
      dayOrders: wholeNumber(env, 'ORDER_DAY_ORDERS', 20),
      unconfirmed: wholeNumber(env, 'ORDER_UNCONFIRMED', 5),
    },
    whatsapp: env.WHATSAPP || '+965 5000 0000',
    overloadDelay: wholeNumber(env, 'OVERLOAD_DELAY', 500),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', LOG_LEVELS),
    reportSecret: secret(env, 'PARTNER_REPORT_SECRET'),
    metricsToken: env.METRICS_TOKEN || null,
    metricsFrom: ipAddresses(env, 'METRICS_FROM'),
    webhook: webhookSettings(env),
    mail: mailSettings(env),
  };
}

/** Either of a server, or of several with commas between, which no `URL` takes; also the folder of a local server's socket. */
function databaseUrl({ DATABASE_URL: text }: NodeJS.ProcessEnv): string | null {
  if (!text) return null;
  // It may hold a password, so that it is not repeated.
  if (!/^(postgres(ql)?:\/\/|socket:|\/)/.test(text))
    throw new Error('DATABASE_URL must be like postgres://user:password@host:5432/shop.');
  return text;
}

function webhookSettings(env: NodeJS.ProcessEnv): Settings['webhook'] {
  if (!env.WEBHOOK_URL) return null;
  if (!env.WEBHOOK_SECRET)
    throw new Error('WEBHOOK_URL needs WEBHOOK_SECRET, which notices are signed with.');
  return { url: wholeAddress('WEBHOOK_URL', env.WEBHOOK_URL), secret: env.WEBHOOK_SECRET };
}

function mailSettings(env: NodeJS.ProcessEnv): Settings['mail'] {
  const { SMTP_URL: server, MAIL_FROM: from, MAIL_TO: to } = env;
  if (!server) return null;
  if (!/^smtps?:\/\/./.test(server) || !URL.canParse(server))
    throw new Error('SMTP_URL must be like smtps://user:password@host or smtp://host:587.');
  if (!from || !to) throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO.');
  for (const [name, text] of Object.entries({ MAIL_FROM: from, MAIL_TO: to }))
    if (!text.includes('@')) throw new Error(`${name} must be a mail address, not "${text}".`);
  return { server, from, to };
}
