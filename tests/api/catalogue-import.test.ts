import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCommands, type CommandRequest } from '../../demo/api/commands/command';
import { products } from '../../demo/api/database/schema';
import { COLUMNS } from '../../demo/api/import/columns';
import { exportProducts } from '../../demo/api/import/export-products';
import { importProducts } from '../../demo/api/import/import-products';
import { startApi, type TestApi } from './helpers/test-api';

const CATALOGUE = resolve(import.meta.dirname, '../../demo/catalogue/products.json');
/** Products that stay for these tests: a small shop is read more quickly. */
const LAST_ID = 1_060;
/** From file to page for 5,000 products, in ms. */
const LIVE_WITHIN = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.db.delete(products).where(sql`id > ${LAST_ID}`);
});
afterAll(() => api.close());

const run = (text: string, { apply = true, allowEmptying = false } = {}) =>
  importProducts(api.db, { text, apply, allowEmptying });
const failureOf = (text: string, options = {}) =>
  run(text, options).then(
    () => 'was taken',
    (fault: Error) => fault.message,
  );
/** What the API answers to a command. */
async function commanded(request: CommandRequest): Promise<{ text?: string; fault?: string }> {
  let ask: (question: string) => Promise<string> = async () => '{}';
  const answer = (reply: typeof ask) => {
    ask = reply;
  };
  answerCommands({ ...api.database, answer });
  return JSON.parse(await ask(JSON.stringify(request)));
}
/** All that the shop has, in one text. */
async function everything(): Promise<string> {
  const rows = await api.db.select().from(products).orderBy(products.id);
  return JSON.stringify(rows);
}
/** The exported sheet as lines of cells; no cell of it has a quotation mark or a line break. */
async function sheet(): Promise<string[][]> {
  const text = await exportProducts(api.db);
  return text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\n')
    .map(cellsOf);
}
function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell]) => cell as string)
    .slice(0, COLUMNS.length);
}
const textOf = (lines: readonly (readonly string[])[]) => `${lines.map(line => line.join(',')).join('\n')}\n`;
function at(lines: readonly (readonly string[])[], column: string): number {
  return lines[0]?.indexOf(column) ?? -1;
}

test('what was exported, or lies in the catalogue, changes nothing', async () => {
  expect(await run(await exportProducts(api.db))).toContain('The shop has all of this already.');
  const records: { id: number }[] = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
  const same = JSON.stringify(records.filter(({ id }) => id <= LAST_ID));
  expect(await run(same)).toContain('The shop has all of this already.');
});

test('what a spreadsheet makes of an exported sheet changes nothing', async () => {
  const exported = await exportProducts(api.db);
  // Excel takes a sheet without it for one in the machine's old code page.
  expect(exported.startsWith('\ufeff')).toBe(true);
  const [heading, ...lines] = await sheet();
  const prices = ['price', 'regular_price'].map(name => at([heading as string[]], name));
  const flags = ['is_new', 'is_top'].map(name => at([heading as string[]], name));
  const saved = lines.map(line =>
    line.map((cell, column) => {
      if (flags.includes(column)) return cell.toUpperCase();
      return prices.includes(column) ? String(Number(cell)) : cell;
    }),
  );
  expect(saved.flatMap(line => prices.map(column => line[column]?.length))).toContain(2);
  // Rows and a column that were cleared.
  const cleared = Array.from({ length: 3 }, () => (heading as string[]).map(() => ''));
  const rows = [heading as string[], ...saved, ...cleared].map(line => [...line, ''].join(';'));
  // No cell of the few products has a semicolon.
  expect(await run(`\ufeff${rows.join('\r\n')}\r\n`)).toContain('The shop has all of this already.');
});

test('says first what would change, and changes it when told, without a restart', async () => {
  const lines = await sheet();
  const [price, stock, slug, title] = ['price', 'stock', 'slug', 'title'].map(name => at(lines, name)) as [
    number,
    number,
    number,
    number,
  ];
  const [, cheaper, gone] = lines as [string[], string[], string[]];
  const made = cheaper.with(slug, 'made-toner').with(title, 'Made toner').with(at(lines, 'code'), 'QX4711');
  const changed = [
    lines[0] as string[],
    cheaper.with(price, '1.250').with(stock, ''),
    ...lines.slice(3),
    made,
  ];
  const before = await everything();
  const words = await run(textOf(changed), { apply: false });
  expect(words).toContain('1 product new:\n  made-toner: Made toner,');
  expect(words).toContain(`1 product taken out:\n  ${gone[slug]}`);
  expect(words).toContain(
    `1 product changed (price 1):\n  ${cheaper[slug]}: price ${cheaper[price]} → 1.250`,
  );
  expect(await everything()).toBe(before);

  expect(await run(textOf(changed))).toContain('Done; the shop shows it in a moment');
  await expect
    .poll(async () => (await api.get(`/api/v2/products/${cheaper[slug]}`)).json().data?.price)
    .toBe('1.250');
  expect(await api.stock(cheaper[slug] as string)).toBe(Number(cheaper[stock]));
  expect((await api.get(`/api/v2/products/${gone[slug]}`)).statusCode).toBe(404);
  expect((await api.get('/api/v2/products?q=qx4711')).json().data.items[0].slug).toBe('made-toner');

  // What was taken out comes back as what it was.
  expect(await run(textOf(lines))).toContain('1 product new:');
  await expect.poll(async () => (await api.get(`/api/v2/products/${gone[slug]}`)).statusCode).toBe(200);
});

test('a file that would empty more than a tenth of the shop is refused unless told', async () => {
  const lines = await sheet();
  const before = await everything();
  const few = textOf(lines.slice(0, Math.ceil(lines.length / 2)));
  expect(await failureOf(few)).toMatch(/could not be afterwards, more than a tenth\. Nothing was changed/);
  const stock = at(lines, 'stock');
  const soldOut = textOf(lines.map((line, row) => (row === 0 ? line : line.with(stock, '0'))));
  expect(await failureOf(soldOut)).toContain('more than a tenth');
  expect(await everything()).toBe(before);
  expect(await run(few, { apply: false, allowEmptying: true })).toContain('products taken out:');
});

test('a price is taken up to what lists can sort by', async () => {
  const lines = await sheet();
  const priced = (price: string) =>
    textOf(
      lines.map((line, row) =>
        row === 1 ? line.with(at(lines, 'price'), price).with(at(lines, 'regular_price'), price) : line,
      ),
    );
  expect(await run(priced('2147483.647'), { apply: false })).toContain('2147483.647');
  const failure = await failureOf(priced('2147483.648'), { apply: false });
  expect(failure).toContain('line 2: price must be at most 2147483.647 dinars, not "2147483.648"');
  expect(failure).toContain('line 2: regular_price must be at most 2147483.647 dinars');
});

/** Ways to break a line, each with what must be said of it. */
const FAULTS: readonly (readonly [column: string, value: string, reason: RegExp])[] = [
  [
    'devices',
    'hp-laserjet-pro-m402dm',
    /devices "hp-laserjet-pro-m402dm" is unknown; is it "hp-laserjet-pro-m402d/,
  ],
  ['color', 'blak', /color "blak" is unknown; is it "black"\?/],
  ['price', '1 250', /price must be dinars like 1\.250, not "1 250"/],
  ['price', '1250', /price must have three decimals from 1000 dinars on, like 1000\.000, not "1250"/],
  ['price', '1.2500', /price must be/],
  ['price', '0.000', /price must be/],
  ['price', '٣٫٥٠٠', /price must be/],
  ['regular_price', '-1.000', /regular_price must be/],
  ['regular_price', '0.001', /price is higher than regular_price/],
  ['brand', 'hq', /brand "hq" is unknown/],
  ['category', 'toner', /category "toner" is unknown; is it "toners"\?/],
  ['kind', 'genuine', /kind "genuine" is unknown/],
  ['stock', '-3', /stock must be a whole number, not "-3"/],
  ['stock', '2.5', /stock must be a whole number/],
  ['yield_pages', '3k', /yield_pages must be a whole number/],
  ['yield_pages', '0', /yield_pages is 0/],
  ['is_new', 'yes', /is_new must be true or false, not "yes"/],
  ['title', '', /title is empty/],
  ['title_ar', '\u0001', /title_ar has unreadable characters/],
  ['title_ar', '???? ??? ?? 26A', /title_ar has lost its Arabic letters; save the sheet as "CSV UTF-8"/],
  [
    'description_ar',
    Buffer.from('تونر أصلي')
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, '†'),
    /description_ar has lost its Arabic letters/,
  ],
  ['code', '', /code is empty/],
  ['offer', '10% Off', /offer must be in both languages/],
  ['slug', 'Not a slug', /slug must be small letters/],
  ['slug', 'a'.repeat(201), /slug has more than 200 characters/],
  ['slug', 'brands', /slug can't be "brands"/],
  ['picture_shape', 'box', /picture_shape "box" is unknown/],
];

test('200 broken files are refused with line and reason, and change nothing', async () => {
  const lines = await sheet();
  const before = await everything();
  const row = fc.integer({ min: 1, max: lines.length - 1 });
  const broken = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ row, fault: fc.constantFrom(...FAULTS) }).map(({ row, fault }) => {
        const [column, value, reason] = fault;
        const place = at(lines, column);
        const offers = at(lines, 'offer_ar');
        const changed = lines.map((line, number) =>
          number === row ? line.with(offers, '').with(at(lines, 'offer'), '').with(place, value) : line,
        );
        return { text: textOf(changed), line: row + 1, reason };
      }),
    },
    row.map(row => ({
      text: textOf(lines.map((line, number) => (number === row ? line.slice(1) : line))),
      line: row + 1,
      reason: new RegExp(`has ${COLUMNS.length - 1} cells, the heading has ${COLUMNS.length}`),
    })),
    row.map(row => ({
      text: textOf([...lines, lines[row] as string[]]),
      line: lines.length + 1,
      reason: new RegExp(`is in line ${row + 1}, too`),
    })),
    fc.nat(COLUMNS.length - 1).map(column => ({
      text: textOf(lines.map(line => line.toSpliced(column, 1))),
      line: 1,
      reason: new RegExp(`the column "${lines[0]?.[column]}" is missing`),
    })),
    fc.nat(COLUMNS.length - 1).map(column => ({
      text: textOf(lines.map((line, number) => [...line, number === 0 ? 'colour' : (line[column] ?? '')])),
      line: 1,
      reason: /there is no column "colour"/,
    })),
    row.map(row => ({
      text: textOf(lines.map((line, number) => (number === row ? line.with(1, '"open') : line))),
      line: null,
      reason: /a quotation mark is not closed, or stands inside of a cell/,
    })),
  );
  await fc.assert(
    fc.asyncProperty(broken, async ({ text, line, reason }) => {
      const failure = await failureOf(text);
      expect(failure).toMatch(reason);
      expect(failure).toContain('Nothing was changed');
      expect(failure).toMatch(line === null ? /line \d+:/ : new RegExp(`^line ${line}:`, 'm'));
    }),
    { numRuns: 200 },
  );
  expect(await failureOf('')).toContain('line 1: the file is empty');
  expect(await failureOf('[{"slug": ]')).toContain('is no JSON');
  expect(await everything()).toBe(before);
});

test.each([
  ['a column under another name', { colour: 'black' }, 'there is no member "colour"'],
  ['a missing column', { description: undefined }, 'the member "description" is missing'],
  ['printers that are missing', { devices: undefined }, 'the member "devices" is missing'],
  ['printers that are none', { devices: null }, '"devices" must be a list of texts'],
  ['printers as text', { devices: 'hp-laserjet-pro-m402dn' }, '"devices" must be a list of texts'],
  ['a mark between printers in one', { devices: ['a|b'] }, '"devices" must be a list of texts'],
  ['an object as title', { title: { en: 'Toner' } }, '"title" must be one value'],
  ['a list as code', { code: ['CF226A', 'CF226X'] }, '"code" must be one value'],
  ['an offer as text', { offer: '10% Off' }, '"offer" must be an object, or null'],
  ['an offer in one language', { offer: { title: '10% Off' } }, 'the member "offer.title_ar" is missing'],
  ['a picture as list', { picture: ['toner', 'black'] }, '"picture" must be an object, or null'],
  [
    'a picture with more',
    { picture: { shape: 'toner', color: 'black', size: 1 } },
    'there is no member "picture.size"',
  ],
])('a JSON record with %s is refused with its number, and changes nothing', async (_, change, reason) => {
  const before = await everything();
  const records: { id: number }[] = JSON.parse(readFileSync(CATALOGUE, 'utf8'));
  const broken = records
    .filter(({ id }) => id <= LAST_ID)
    .map((record, at) => (at === 4 ? { ...record, ...change } : record));
  expect(await failureOf(JSON.stringify(broken))).toContain(`record 5: ${reason}`);
  expect(await everything()).toBe(before);
});

test('5,000 products are all written or none, and shown within a minute', async () => {
  const lines = await sheet();
  const [slug, code, stock] = [at(lines, 'slug'), at(lines, 'code'), at(lines, 'stock')];
  const model = lines[1] as string[];
  const many = Array.from({ length: 5_000 }, (_, number) =>
    model.with(slug, `made-${number}`).with(code, `QX${number}`).with(stock, '7'),
  );
  const text = textOf([...lines, ...many]);
  const before = await everything();
  // The last of them breaks the database's own rule when the others are written already.
  await api.db.execute(sql`alter table products add constraint last_fails check (slug <> 'made-4999')`);
  const { fault } = await commanded({ importProducts: { text, apply: true, allowEmptying: false } });
  expect(fault).toMatch(/^new row for relation "products" violates check constraint "last_fails"$/);
  expect(await everything()).toBe(before);
  await api.db.execute(sql`alter table products drop constraint last_fails`);

  const started = performance.now();
  expect(await run(text)).toContain('5,000 products new:');
  await expect
    .poll(async () => (await api.get('/api/v2/products/made-4999')).statusCode, { timeout: LIVE_WITHIN })
    .toBe(200);
  expect(performance.now() - started).toBeLessThan(LIVE_WITHIN);
});
