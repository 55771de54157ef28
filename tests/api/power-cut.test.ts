import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../demo/api/database/embedded';
import { products } from '../../demo/api/database/schema';
import { buildServer } from '../../demo/api/server';
import { readSettings } from '../../demo/api/settings';
import { scratchFolder } from '../helpers/scratch';
import { seededRandom } from '../helpers/seeded-random';
import { DiskModel } from './helpers/disk-model';
import { isEmbedded, snapshot } from './helpers/engine';
import { expectWhole } from './helpers/kept-orders';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';
import { QUIET } from './helpers/test-api';

/** How often the power is cut under load, and while a database is made; a server syncs by itself. */
const CUTS = process.env.SOAK ? 200 : 5;
const CUTS_WHILE_MADE = process.env.SOAK ? 20 : 1;
/** Operations on files up to a cut: some orders' and a checkpoint's. */
const OPERATIONS = 300;
const STOCK = 1_000_000;

describe.runIf(isEmbedded())('F53 a power cut', () => {
  let root: string;
  let disk: DiskModel;
  let stopWatching: () => void;
  const random = seededRandom(53);
  beforeEach(() => {
    root = scratchFolder('power');
    disk = new DiskModel(join(root, 'disk'), random);
    stopWatching = disk.watch();
  });
  afterEach(() => {
    stopWatching();
    rmSync(root, { recursive: true, force: true });
  });

  const folder = () => join(root, 'disk', 'data');

  test(
    `under order load, ${CUTS} times: every acknowledged order is there, once, with its lines`,
    async ({ task }) => {
      const database = await openEmbedded(folder(), snapshot('few'));
      await database.db.update(products).set({ stock: STOCK });
      const { app } = await buildServer(readSettings(QUIET), database);
      const acknowledged = new Set<string>();
      const order = async () => {
        const items = [COMPATIBLE, TONER].map(slug => ({ slug, quantity: 1 }));
        const answer = await app.inject({
          method: 'POST',
          url: '/api/v2/order',
          headers: { 'idempotency-key': randomUUID() },
          payload: orderOf(items),
        });
        expect(answer.statusCode).toBe(201);
        acknowledged.add(answer.json().data.id);
      };
      for (let round = 0; round < CUTS; round++) {
        const target = join(root, `cut-${round}`);
        let expected: string[] | undefined;
        disk.cutAfter(Math.floor(random() * OPERATIONS), join(target, 'left'), () => {
          expected = [...acknowledged];
        });
        while (!expected) {
          await Promise.all(Array.from({ length: 1 + Math.floor(random() * 10) }, order));
          if (random() < 0.1) await database.db.execute(sql`checkpoint`);
        }
        await expectWhole(join(target, 'left', 'data'), expected, STOCK);
        rmSync(target, { recursive: true });
      }
      task.meta.figures = `${acknowledged.size} orders, ${disk.syncs} syncs`;
      expect(acknowledged.size).toBeGreaterThan(CUTS);
      await app.close();
      await database.close();
    },
    120_000 + CUTS * 30_000,
  );

  test(
    `while a database is made, ${CUTS_WHILE_MADE} times: it can be made again`,
    async () => {
      for (let round = 0; round < CUTS_WHILE_MADE; round++) {
        const left = join(root, `made-${round}`);
        const made = new DiskModel(join(root, `disk-${round}`), random);
        const stop = made.watch();
        // A database is made with about 4,000 operations.
        made.cutAfter(Math.floor(random() * 4_000), left);
        await (await openEmbedded(join(root, `disk-${round}`, 'data'), snapshot())).close();
        stop();
        const database = await openEmbedded(join(left, 'data'), snapshot());
        expect(await database.db.$count(products)).toBeGreaterThan(1_000);
        await database.close();
      }
    },
    120_000 + CUTS * 30_000,
  );

  test('orders that arrive together are synced together', async () => {
    const database = await openEmbedded(folder(), snapshot('few'));
    await database.db.update(products).set({ stock: STOCK });
    const { app } = await buildServer(readSettings(QUIET), database);
    const before = disk.syncs;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/v2/order',
          headers: { 'idempotency-key': randomUUID() },
          payload: orderOf([{ slug: COMPATIBLE, quantity: 1 }]),
        }),
      ),
    );
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(disk.syncs - before).toBeGreaterThan(0);
    expect(disk.syncs - before).toBeLessThan(15);
    await app.close();
    await database.close();
  });
});
