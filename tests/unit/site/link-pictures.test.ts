import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkPicture } from '../../../site/head/link-picture';
import { PictureCache } from '../../../site/link-pictures/picture-cache';
import { pictureFacts } from '../../../site/prerender/records/picture-facts';
import { product } from '../../helpers/products';
import { temporaryFolder } from '../../helpers/temporary-folder';

test.each([
  ['en', '/', '/pictures/share.png'],
  ['ar', '/', '/pictures/share-ar.png'],
  ['en', '/product/hp-26a', '/pictures/links/en/product/hp-26a.png'],
  ['ar', '/brands/hp', '/pictures/links/ar/brands/hp.png'],
  ['en', '/new-products?page=2', '/pictures/links/en/new-products.png'],
  ['en', '/ink-toner-finder/hp/m402', '/pictures/links/en/ink-toner-finder.png'],
] as const)('the picture for links in %s to %s', (lang, path, picture) => {
  expect(linkPicture(lang, path)).toBe(picture);
});

test('a page that nobody is to find has the shop’s own picture', () => {
  expect(linkPicture('en', '/cart', false)).toBe('/pictures/share.png');
});

describe('what is on a page’s own picture', () => {
  const head = {
    title: 'Title',
    description: '',
    keywords: '',
    shop: 'https://shop.example',
    lang: 'en',
  } as const;
  const goods = {
    ...product(1),
    title: 'Toner & <ink>',
    kind: 'original',
    image: 'https://api.example/a.svg?b&c',
  };

  test('of a product: its title, its kind and its picture', () => {
    expect(pictureFacts({ head: { ...head, path: '/product/%C3%A9' }, product: goods })).toEqual({
      lang: 'en',
      heading: 'Toner & <ink>',
      kind: 'Original',
      goods: 'https://api.example/a.svg?b&c',
      file: '/pictures/links/en/product/é.png',
    });
  });

  test('of a list: its heading and the first of its goods, of no kind', () => {
    const metadata = {
      head: { ...head, lang: 'ar', path: '/brands/hp' },
      heading: 'HP',
      list: [goods],
    } as const;
    expect(pictureFacts(metadata)).toMatchObject({ lang: 'ar', heading: 'HP', goods: goods.image });
    expect(pictureFacts(metadata)?.kind).toBeUndefined();
  });

  test('of a page with goods in it: the first of them', () => {
    const answers = { 'en /products?limit=8': { items: [goods] } };
    expect(pictureFacts({ head: { ...head, path: '/b2b' } }, answers)).toMatchObject({ goods: goods.image });
  });

  test('without a heading: its title', () => {
    expect(pictureFacts({ head: { ...head, path: '/b2b' } })).toMatchObject({ heading: 'Title' });
  });

  test.each(['/', '/ink-toner-finder/hp/m402', '/b2b/elements/finder'])(
    'is nothing for %s, which shares one',
    path => expect(pictureFacts({ head: { ...head, path } })).toBeUndefined(),
  );

  test('is nothing for a page that nobody is to find', () => {
    expect(pictureFacts({ head: { ...head, path: '/cart', robots: 'noindex' } })).toBeUndefined();
  });
});

test('a picture is drawn once, again when it is made of something else, and taken away with its page', async () => {
  const folder = temporaryFolder('drawn');
  const list = join(folder, 'list.json');
  const build = async (pictures: Readonly<Record<string, string>>) => {
    const drawn = await PictureCache.open(folder, list);
    for (const [path, words] of Object.entries(pictures))
      await drawn.put(path, [words], async () => Buffer.from(words));
    await drawn.close();
    return drawn.count;
  };
  expect(await build({ 'a.png': 'one', 'b/c.png': 'two' })).toBe(2);
  expect(await build({ 'a.png': 'one', 'b/c.png': 'two' })).toBe(0);
  expect(await build({ 'a.png': 'other' })).toBe(1);
  expect(readFileSync(join(folder, 'a.png'), 'utf8')).toBe('other');
  expect(() => readFileSync(join(folder, 'b/c.png'))).toThrow();
  rmSync(join(folder, 'a.png'));
  expect(await build({ 'a.png': 'other' })).toBe(1);
});

test.each(['/pictures/links/en/product/../../../../../outside.png', '..'])(
  'a picture at “%s” is refused',
  async path => {
    const folder = temporaryFolder('drawn');
    const drawn = await PictureCache.open(join(folder, 'site'), join(folder, 'list.json'));
    await expect(drawn.put(path, [], async () => Buffer.from(''))).rejects.toThrow('leads out');
    expect(readdirSync(folder)).toEqual([]);
  },
);
