import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../demo/api/database/embedded';
import { orders } from '../../demo/api/database/schema';
import { scratchFolder } from '../helpers/scratch';
import { copyFew, isEmbedded } from './helpers/engine';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi } from './helpers/test-api';

const MB = 2 ** 20;

test.runIf(isEmbedded())(
  'F22 the embedded engine\u2019s log stays short, however much is written',
  async () => {
    const folder = scratchFolder('log');
    copyFew(folder);
    const database = await openEmbedded(folder);
    const log = join(folder, 'database/pg_wal');
    const size = () =>
      readdirSync(log)
        .map(file => statSync(join(log, file)))
        .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    // What a row needs besides its place in the log would take most of the time.
    while (size() < 200 * MB)
      await database.db.execute(sql`select pg_logical_emit_message(false, 'notes', repeat('x', 1048576))`);
    await expect.poll(size, { timeout: 20_000 }).toBeLessThan(160 * MB);
    await database.close();
    rmSync(folder, { recursive: true });
  },
);

test.skipIf(isEmbedded())('F22 orders stay quick while somebody reads for long', async () => {
  const api = await startApi({}, 'few');
  await api.change(COMPATIBLE, { stock: 1_000 });
  const took: number[] = [];
  await api.db.transaction(
    async reader => {
      // The server ends transactions that lie idle for longer than a request takes; this one may, on a busy machine.
      await reader.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await reader.execute(sql`select count(*) from orders`);
      const buyer = async () => {
        for (let sent = 0; sent < 50; sent++) {
          const started = performance.now();
          expect((await api.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }]))).statusCode).toBe(201);
          took.push(performance.now() - started);
        }
      };
      await Promise.all(Array.from({ length: 10 }, buyer));
      expect(await reader.$count(orders)).toBe(0);
    },
    { isolationLevel: 'repeatable read' },
  );
  took.sort((a, b) => a - b);
  expect(took[Math.floor(took.length * 0.99)]).toBeLessThan(1_000);
  await api.close();
});
