import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkPicture } from '../../../site/head/link-picture';
import { pageFacts } from '../../../site/link-pictures/page-facts';
import { PictureCache } from '../../../site/link-pictures/picture-cache';
import { ownFolder } from '../../helpers/own-folder';

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

describe('what a finished page shows of itself', () => {
  const html = (image: string, type = 'product') =>
    `<meta property="og:type" content="${type}" data-page=""><meta property="og:image" content="https://shop.example${image}" data-page="">` +
    '<h1 part="heading"><bdi>Toner &amp; &lt;ink&gt;</bdi></h1><img part="image" class="picture" src="https://api.example/a.svg?b&amp;c"/>' +
    '<li data-kind="original" class="kind">Original</li>';

  test('is its heading, its kind and its goods', () => {
    expect(pageFacts(html('/pictures/links/en/product/%C3%A9.png'))).toEqual({
      lang: 'en',
      heading: 'Toner & <ink>',
      kind: 'Original',
      goods: 'https://api.example/a.svg?b&c',
      file: '/pictures/links/en/product/é.png',
    });
  });

  test('has a kind only where the page is about one product', () => {
    expect(pageFacts(html('/pictures/links/ar/brand.png', 'website'))).toMatchObject({
      lang: 'ar',
      kind: undefined,
    });
  });

  test('is nothing where the shop’s own picture is shown', () => {
    expect(pageFacts(html('/pictures/share.png'))).toBeUndefined();
  });
});

test('a picture is drawn once, again when it is made of something else, and taken away with its page', async () => {
  const folder = ownFolder('drawn');
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
    const folder = ownFolder('drawn');
    const drawn = await PictureCache.open(join(folder, 'site'), join(folder, 'list.json'));
    await expect(drawn.put(path, [], async () => Buffer.from(''))).rejects.toThrow('leads out');
    expect(readdirSync(folder)).toEqual([]);
  },
);
