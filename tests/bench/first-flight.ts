import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { beginningOf, FLIGHT, firstViews } from '../helpers/first-flight';
import { addresses } from '../helpers/shop';
import type { Row } from './row';

const SITE = 'dist/site';
/** Characters of its main part that a phone shows at first, in most pages: those with most are looked at more closely. */
const CHARACTERS = 600;
/** Pages with the longest first views, whose bytes are counted, and how many of them are shown. */
const COUNTED = 300;
const SHOWN = 10;

/** Where the first view of a page about ends, as an index of its text. */
function endOfFirstView(html: string): number {
  const start = html.indexOf('<main');
  let characters = 0;
  const parts = /<(noscript|svg)\b.*?<\/\1>|<[^>]*>|([^<]+)/gs;
  parts.lastIndex = Math.max(start, 0);
  for (let part = parts.exec(html); part; part = parts.exec(html)) {
    characters += part[2]?.length ?? 0;
    if (characters >= CHARACTERS || part[0].startsWith('</main')) return part.index;
  }
  return html.length;
}

/** How many of the bytes sent it takes until a page's text is there up to an index. */
function bytesUntil(sent: Buffer, index: number): number {
  let [less, enough] = [0, sent.length];
  while (enough - less > 1) {
    const middle = (less + enough) >> 1;
    if (beginningOf(sent, middle).length >= index) enough = middle;
    else less = middle;
  }
  return enough;
}

interface Flight {
  readonly file: string;
  /** Where the first view ends, as an index of the page's text. */
  readonly end: number;
  /** Whether the first flight holds it. */
  readonly isWhole: boolean;
}

function flightOf(file: string): Flight {
  const end = endOfFirstView(readFileSync(join(SITE, file), 'utf8'));
  return { file, end, isWhole: beginningOf(sentOf(file), FLIGHT).length >= end };
}

const sentOf = (file: string) => readFileSync(join(SITE, `${file}.br`));

const addressOf = (file: string) => `${addresses.site}/${file.replace(/(\/?index)?\.html$/, '')}`;

/** Counts over all finished pages whether the first flight holds the first view; the worst ten are drawn to see. */
export async function benchFirstFlight(browser: Browser): Promise<Row[]> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  );
  const flights = files.map(flightOf);
  const worst = [...flights]
    .sort((one, other) => other.end - one.end)
    .slice(0, COUNTED)
    .map(({ file, end }) => ({ file, bytes: bytesUntil(sentOf(file), end) }))
    .sort((one, other) => other.bytes - one.bytes);
  const rows: Row[] = [
    { name: 'finished pages', value: flights.length, unit: 'pages' },
    {
      name: 'first view beyond the first flight',
      value: flights.filter(({ isWhole }) => !isWhole).length,
      unit: 'pages',
      note: 'goal 0',
    },
  ];
  const page = await browser.newPage();
  // What compiles these files names inner functions by it.
  await page.addInitScript('globalThis.__name = inner => inner');
  for (const { file, bytes } of worst.slice(0, SHOWN)) {
    const [whole, first] = await firstViews(page, addressOf(file));
    rows.push({
      name: `/${file}`,
      value: bytes,
      unit: 'bytes sent',
      note: `goal ${FLIGHT}; ${whole.join() === first.join() ? 'drawn whole' : 'NOT drawn whole'}`,
    });
  }
  await page.close();
  return rows;
}
