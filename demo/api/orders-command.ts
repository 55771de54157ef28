import { parseArgs } from 'node:util';
import { command } from './command';

const text = { type: 'string' } as const;

/**
 * `npm run orders`: the newest orders, as a table or with `-- --csv` for a spreadsheet, with `--limit 50` so many, with
 * `--partner ID` those of one partner. `-- --confirm NUMBER`, `--deliver NUMBER`, `--cancel NUMBER` change an order.
 */
try {
  const { values } = parseArgs({
    options: {
      csv: { type: 'boolean', default: false },
      limit: { type: 'string', default: '100' },
      partner: text,
      confirm: text,
      deliver: text,
      cancel: text,
    },
  });
  const action = (['confirm', 'deliver', 'cancel'] as const).find(name => values[name] !== undefined);
  const number = action && values[action];
  if (action && number) await command({ status: { action, number } });
  else await list(values.csv, values.limit, values.partner);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`);
  process.exitCode = 2;
}

function list(csv: boolean, limit: string, partner: string | undefined): Promise<void> {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new Error(`--limit must be a whole number, not "${limit}".`);
  return command({ orders: { csv, limit: Number(limit), partner: partner ?? null } });
}
