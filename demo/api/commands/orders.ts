import { parseArgs } from 'node:util';
import type { OrderAction } from '../orders/order-status';
import { reportLink } from '../orders/partner-report';
import { PARTNER } from '../orders/payload';
import { readSettings } from '../settings';
import { command } from './command';

const text = { type: 'string' } as const;

const ACTIONS: readonly OrderAction[] = ['confirm', 'deliver', 'cancel'];

/** Orders that a table has unless told. */
const TABLE_LIMIT = '100';

/**
 * `npm run orders`: the newest orders as a table, or with `-- --csv` all for a spreadsheet; with `--limit 50` so many,
 * with `--partner ID` those of one partner; `--link` prints
 * the link by which that partner sees his own. `-- --confirm NUMBER`, `--deliver NUMBER`, `--cancel NUMBER` change an order.
 */
try {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      limit: text,
      partner: text,
      link: { type: 'boolean', default: false },
      confirm: text,
      deliver: text,
      cancel: text,
    },
  });
  const [action, ...others] = ACTIONS.filter(name => values[name] !== undefined);
  if (others.length > 0)
    throw new Error(`One of ${[action, ...others].map(name => `--${name}`).join(', ')} at a time.`);
  if (action) await change(action, values[action]);
  else if (values.link) printLink(values.partner);
  else await list(values.csv, values.limit ?? (values.csv ? null : TABLE_LIMIT), values.partner);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`);
  process.exitCode = 2;
}

function change(action: OrderAction, number: string | undefined): Promise<void> {
  if (!number) throw new Error(`--${action} needs the number of an order.`);
  return command({ status: { action, number } });
}

/** Prints the link to a partner's report; it needs no database. */
function printLink(partner: string | undefined): void {
  const { publicUrl, reportSecret } = readSettings(process.env);
  if (!partner || !PARTNER.test(partner))
    throw new Error('--link needs --partner ID: 1 to 64 letters, digits, dots, underscores, hyphens.');
  if (!reportSecret) throw new Error('Set PARTNER_REPORT_SECRET, here and for the API: it signs the links.');
  process.stdout.write(`${reportLink(publicUrl, reportSecret, partner)}\n`);
}

function list(csv: boolean, limit: string | null, partner: string | undefined): Promise<void> {
  if (limit !== null && !/^[1-9]\d{0,5}$/.test(limit))
    throw new Error(`--limit must be a whole number, not "${limit}".`);
  return command({ orders: { csv, limit: limit === null ? null : Number(limit), partner: partner ?? null } });
}
