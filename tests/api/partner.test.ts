import { execFileSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../demo/api/database/schema';
import { reportLink } from '../../demo/api/orders/partner-report';
import { apiProgram } from '../helpers/api-programs';
import { isEmbedded } from './helpers/engine';
import { COMPATIBLE, orderOf } from './helpers/payload';
import { startApi, type TestApi } from './helpers/test-api';

const SECRET = 'a secret of sixteen';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ PARTNER_REPORT_SECRET: SECRET }, 'few');
  await api.change(COMPATIBLE, { stock: 10_000 });
});
afterAll(() => api.close());

/** Places an order with this partner; the partner it was credited to. */
async function creditOf(partner: unknown): Promise<string | undefined> {
  const answer = await api.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }], { partner }));
  expect(answer.statusCode).toBe(201);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, answer.json().data.id));
  return row?.partner;
}

const ID = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-'];

/** Partners whose orders come together: one transaction serves them. */
const many = <Partner>(partner: fc.Arbitrary<Partner>) => fc.array(partner, { minLength: 10, maxLength: 10 });
const creditsOf = (partners: readonly unknown[]) => Promise.all(partners.map(creditOf));

test('F59 an order is credited to a partner of 1 to 64 letters, digits, dots, underscores, hyphens', async () => {
  await fc.assert(
    fc.asyncProperty(
      many(fc.string({ unit: fc.constantFrom(...ID), minLength: 1, maxLength: 64 })),
      async partners => {
        expect(await creditsOf(partners)).toEqual(partners);
      },
    ),
    { numRuns: 5, examples: [[['acme.com', '-', 'a'.repeat(64)]]] },
  );
});

test('F59 an order with any other partner is placed without it', async () => {
  // A body that names a prototype is refused as a whole (F12).
  const isNone = (value: unknown) =>
    typeof value === 'string'
      ? !/^[\w.-]{1,64}$/.test(value)
      : !/"(__proto__|constructor)":/.test(JSON.stringify(value));
  await fc.assert(
    fc.asyncProperty(
      many(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()).filter(isNone)),
      async partners => {
        expect(await creditsOf(partners)).toEqual(partners.map(() => ''));
      },
    ),
    {
      numRuns: 7,
      examples: [[['', 'a b', 'متجر', 'a'.repeat(65), 'a\u0000b', 'acme\n', null, 7, { id: 'a' }]]],
    },
  );
});

describe('a partner’s report', () => {
  const HOST = 'https://api.example';
  const day = 86_400_000;
  const open = (link: string) => api.get(link.slice(HOST.length));

  test('tells by a signed link what he brought, and nothing of the buyers', async () => {
    const placed = await api.order(orderOf([{ slug: COMPATIBLE, quantity: 2 }], { partner: 'dealer-7' }));
    await api.order(orderOf([{ slug: COMPATIBLE, quantity: 1 }], { partner: 'dealer-8' }));
    const answer = await open(reportLink(HOST, SECRET, 'dealer-7'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const [head, row, ...more] = answer.body.trimEnd().split('\r\n');
    expect(head).toContain('number,placed,status,items,pieces,subtotal KWD');
    expect(row).toContain(placed.json().data.number);
    expect(row).toContain(`2 × ${COMPATIBLE},2,`);
    expect(more).toEqual([]);
    expect(answer.body).not.toMatch(/Sara|9876|example\.com|Salem|dealer-8/);
  });

  test('is not found by any other link', async () => {
    const good = reportLink(HOST, SECRET, 'dealer-7');
    const wrong = [
      good.replace('dealer-7', 'dealer-8'),
      good.replace(/expires=\d/, 'expires=9'),
      good.replace(/signature=.*/, 'signature='),
      good.replace(/signature=.*/, ''),
      `${good}&id=dealer-8`,
      reportLink(HOST, 'another secret of mine', 'dealer-7'),
      reportLink(HOST, SECRET, 'dealer-7', Date.now() - 91 * day),
      `${HOST}/partner`,
    ];
    for (const link of wrong) expect((await open(link)).statusCode, link).toBe(404);
  });

  // No database is asked: once is enough.
  test.runIf(isEmbedded())('has a link from the command line, for what is a partner’s id', async () => {
    const program = await apiProgram('commands/orders');
    const run = (id: string) =>
      execFileSync(process.execPath, [program, '--partner', id, '--link'], {
        env: { ...process.env, PARTNER_REPORT_SECRET: SECRET, PUBLIC_URL: HOST },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    expect(run('acme.com')).toMatch(
      /^https:\/\/api\.example\/partner\?id=acme\.com&expires=\d+&signature=[\w-]{43}\n$/,
    );
    expect(() => run('two words')).toThrow('--link needs --partner ID');
  });
});
