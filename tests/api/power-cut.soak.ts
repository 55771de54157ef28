import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../demo/api/database/embedded';
import { products } from '../../demo/api/database/schema';
import { startProcess } from '../helpers/api-process';
import { isEmbedded, snapshot } from './helpers/engine';
import { canCutPower, Ext4Image } from './helpers/ext4-image';
import { expectWhole } from './helpers/kept-orders';
import { COMPATIBLE, orderOf, TONER } from './helpers/payload';

// The power cut of `power-cut.test.ts` on a real file system, where loop devices can be had. `npm run soak` runs it.

const CUTS = 25;
const BUYERS = 10;
const STOCK = 1_000_000;
/** Longest time in ms from the first order to the cut. */
const LOAD = 3_000;

/** One order; undefined where it is refused. */
async function order(url: string): Promise<{ data: { id: string } } | undefined> {
  const answer = await fetch(`${url}/api/v2/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(orderOf([COMPATIBLE, TONER].map(slug => ({ slug, quantity: 1 })))),
  });
  return answer.status === 201 ? answer.json() : undefined;
}

describe.runIf(isEmbedded() && canCutPower())('F53 a power cut on ext4', () => {
  let disk: Ext4Image;
  beforeAll(async () => {
    disk = new Ext4Image();
    disk.mount();
    const database = await openEmbedded(folder(), snapshot());
    await database.db.update(products).set({ stock: STOCK });
    await database.close();
  });
  afterAll(() => {
    disk.unmount();
    disk.remove();
  });
  const folder = () => join(disk.folder, 'data');

  test(
    `under order load, ${CUTS} times: every acknowledged order is there, once, with its lines`,
    async ({ task }) => {
      const acknowledged: string[] = [];
      for (let round = 0; round < CUTS; round++) {
        const before = acknowledged.length;
        const api = await startProcess({ DATA_DIR: folder(), LOG_LEVEL: 'silent' });
        let on = true;
        const buyer = async () => {
          while (on) {
            const answer = await order(api.url).catch(() => undefined);
            // What is answered after the cut was synced before it, or is refused.
            if (!answer) return;
            acknowledged.push(answer.data.id);
          }
        };
        const buyers = Array.from({ length: BUYERS }, buyer);
        await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
        await pause(Math.random() * LOAD);
        disk.cut();
        on = false;
        await Promise.all([api.kill('SIGKILL'), ...buyers]);
        disk.unmount();
        disk.mount();
        await expectWhole(folder(), acknowledged, STOCK);
      }
      task.meta.figures = `${acknowledged.length} orders`;
    },
    CUTS * 60_000,
  );
});
