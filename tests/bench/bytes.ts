import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Row } from './row';

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Brotli bytes of the single files that partners load, complete with code, styles and both languages. */
export function benchSingleFiles(names: readonly string[]): Row[] {
  return names.map(name => ({
    name: `${name}.js, complete`,
    value: brotli(readFileSync(`dist/widgets/latest/${name}.js`)) / 1000,
    unit: 'kB brotli',
    ...(name === 'finder' && { note: 'goal 14' }),
  }));
}

/** Brotli bytes of everything a page asks for until it rests, by type. */
export async function benchPageBytes(browser: Browser, name: string, address: string): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const byType = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', response => {
    if (response.status() !== 200) return;
    reading.push(
      response.body().then(
        body => {
          const type = response.request().resourceType();
          const plain = type === 'image' && !response.headers()['content-type']?.includes('svg');
          const bytes = plain || type === 'font' ? body.length : brotli(body);
          byType.set(type, (byType.get(type) ?? 0) + bytes);
        },
        () => undefined,
      ),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  await page.close();
  return [...byType].map(([type, bytes]) => ({
    name: `${name}: ${type}`,
    value: bytes / 1000,
    unit: 'kB brotli',
  }));
}
