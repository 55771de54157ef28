import { asc, desc, inArray } from 'drizzle-orm';
import { DatabaseUnavailable } from './database/database';
import { openDatabase } from './database/open';
import { orderLines, orders } from './database/schema';
import { ordersCsv, orderTable } from './orders/order-report';
import { readSettings } from './settings';

/** `npm run orders [-- --csv] [-- --limit=50]`: the newest orders, as a table or as CSV for a spreadsheet. */
const csv = process.argv.includes('--csv');
const limit = Number(
  /^--limit=(\d+)$/.exec(process.argv.find(word => word.startsWith('--limit=')) ?? '')?.[1] ?? 100,
);

try {
  const database = await openDatabase(readSettings(process.env));
  const newest = await database.db.select().from(orders).orderBy(desc(orders.createdAt)).limit(limit);
  const ids = newest.map(order => order.id);
  const lines =
    ids.length === 0
      ? []
      : await database.db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.line));
  process.stdout.write(csv ? ordersCsv(newest, lines) : orderTable(newest, lines));
  await database.close();
} catch (fault) {
  const hint = ' While the API runs on the embedded database, ask a copy: DATA_DIR=<restored backup>.';
  const text = fault instanceof Error ? fault.message : String(fault);
  process.stderr.write(`${text}${fault instanceof DatabaseUnavailable ? hint : ''}\n`);
  process.exitCode = 1;
}
