import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { scriptJson } from '../../../site/common/script-json';
import { fileOf, foldersOf } from '../../../site/prerender/addresses';
import { Files } from '../../../site/prerender/files/files';
import { sitemap } from '../../../site/prerender/static-files/sitemap';
import { temporaryFolder } from '../../helpers/temporary-folder';

describe('the file of a path', () => {
  const folders = foldersOf(['/', '/ar', '/ar/brand', '/ink-toner-finder', '/ink-toner-finder/hp/m404']);

  test.each([
    ['/', 'index.html'],
    ['/brand', 'brand.html'],
    ['/ar', 'ar/index.html'],
    ['/ink-toner-finder', 'ink-toner-finder/index.html'],
    ['/ink-toner-finder/hp', 'ink-toner-finder/hp/index.html'],
    ['/ink-toner-finder/hp/m404', 'ink-toner-finder/hp/m404.html'],
  ])('%s', (path, file) => {
    expect(fileOf(path, folders)).toBe(file);
  });
});

test('F35 JSON in a page can’t end its script', () => {
  const value = { title: '</script><script>alert(1)</script>\u2028' };
  const text = scriptJson(value);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(value);
});

test('the sitemap escapes addresses and names both languages', () => {
  const text = sitemap('https://shop.example', [{ lang: 'ar', path: '/a&b', changed: '2026-01-31' }]);
  expect(text).toContain('<loc>https://shop.example/ar/a&amp;b</loc><lastmod>2026-01-31</lastmod>');
  expect(text).toContain('hreflang="en" href="https://shop.example/a&amp;b"');
});

describe('a folder of files', () => {
  const make = () => {
    const folder = temporaryFolder('files');
    return { site: join(folder, 'site'), list: join(folder, 'list.json') };
  };

  test('has a brotli and a gzip file beside each', async () => {
    const { site, list } = make();
    const files = await Files.open(site, list);
    await files.put('a/b.html', 'text');
    await files.close();
    expect(readFileSync(join(site, 'a/b.html'), 'utf8')).toBe('text');
    expect(brotliDecompressSync(readFileSync(join(site, 'a/b.html.br'))).toString()).toBe('text');
    expect(gunzipSync(readFileSync(join(site, 'a/b.html.gz'))).toString()).toBe('text');
  });

  test.each(['../outside.html', 'a/../../outside.html', '..', ''])('refuses the path “%s”', async path => {
    const { site, list } = make();
    const files = await Files.open(site, list);
    await expect(files.put(path, 'text')).rejects.toThrow('leads out');
    await files.close();
    expect(existsSync(join(site, '../outside.html'))).toBe(false);
  });

  test('leaves what hasn’t changed and takes away what is gone', async () => {
    const { site, list } = make();
    const first = await Files.open(site, list);
    await first.put('same.html', 'same');
    await first.put('other.html', 'one');
    await first.put('gone.html', 'gone');
    await first.close();
    const second = await Files.open(site, list);
    await second.put('same.html', 'same');
    await second.put('other.html', 'two');
    const report = await second.close();
    expect(report).toMatchObject({ written: 1, unchanged: 1, removed: 1 });
    expect(existsSync(join(site, 'gone.html'))).toBe(false);
    expect(existsSync(join(site, 'gone.html.br'))).toBe(false);
  });

  test('writes again what somebody has taken away', async () => {
    const { site, list } = make();
    const first = await Files.open(site, list);
    await first.put('here.html', 'here');
    await first.put('gone.html', 'gone');
    await first.close();
    rmSync(join(site, 'gone.html'));
    const second = await Files.open(site, list);
    await second.put('here.html', 'here');
    await second.put('gone.html', 'gone');
    expect(await second.close()).toMatchObject({ written: 1, unchanged: 1 });
    expect(readFileSync(join(site, 'gone.html'), 'utf8')).toBe('gone');
  });

  test('writes again what a stopped build has left, though it is as the build before had it', async () => {
    const { site, list } = make();
    const first = await Files.open(site, list);
    await first.put('in-stock.html', 'in stock');
    await first.put('price.html', 'price');
    await first.close();
    const stopped = await Files.open(site, list);
    await stopped.put('in-stock.html', 'sold out');
    const next = await Files.open(site, list);
    await next.put('in-stock.html', 'in stock');
    await next.put('price.html', 'price');
    expect(await next.close()).toMatchObject({ written: 1, unchanged: 1 });
    expect(readFileSync(join(site, 'in-stock.html'), 'utf8')).toBe('in stock');
    const last = await Files.open(site, list);
    await last.put('in-stock.html', 'in stock');
    expect(await last.close()).toMatchObject({ written: 0 });
  });
});
