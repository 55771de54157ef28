import { describe, expect, it } from 'vitest';
import { productPicture } from '../../../demo/catalogue/pictures/index';
import { faultOf, PRODUCTS, product } from './catalogue';

const VIEWS = ['front', 'box', 'detail'] as const;
/** Largest picture in bytes. */
const MAX_BYTES = 4096;

describe.each(VIEWS)('the %s view of every product', view => {
  const pictures = PRODUCTS.map(each => [each.slug, productPicture(each, view)] as const);

  it('is well-formed', () => {
    const faults = pictures.map(([slug, svg]) => [slug, faultOf(svg)]).filter(([, fault]) => fault);
    expect(faults).toEqual([]);
  });

  it('is at most 4 kB', () => {
    const tooLarge = pictures.filter(([, svg]) => Buffer.byteLength(svg) > MAX_BYTES);
    expect(tooLarge.map(([slug]) => slug)).toEqual([]);
  });
});

describe('a product picture', () => {
  it('is the same each time', () => {
    expect(productPicture(product())).toBe(productPicture(product()));
  });

  it('differs by view, code, colour, kind and brand', () => {
    const pictures = [
      productPicture(product()),
      productPicture(product(), 'box'),
      productPicture(product(), 'detail'),
      productPicture(product({ code: 'CF226X' })),
      productPicture(product({ picture: { shape: 'toner', color: 'cyan' } })),
      productPicture(product({ brand: 'tass', kind: 'compatible' })),
      productPicture(product({ brand: 'tass', kind: 'remanufactured' })),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('fits any frame, and has a paper of its own for a kind and for the dark', () => {
    const paperOf = (kind: string) =>
      /id="w".*?stop-color="(#\w+)"/.exec(productPicture(product({ kind })))?.[1];
    expect(new Set(['original', 'compatible', 'remanufactured'].map(paperOf)).size).toBe(3);
    expect(productPicture(product())).not.toMatch(/^<svg[^>]*viewBox/);
    expect(productPicture(product())).toContain('prefers-color-scheme:dark');
  });

  it('has one body for the four colours of a printer', () => {
    const bodyOf = (color: string, code: string) =>
      productPicture(
        product({
          title: `HP 131A (${code}) Toner Cartridge ${color}`,
          code,
          picture: { shape: 'toner', color },
        }),
      ).match(/matrix\([^)]+\)/)?.[0];
    expect(bodyOf('cyan', 'CF211A')).toBe(bodyOf('magenta', 'CF213A'));
  });

  it('escapes a hostile title and draws a hostile code without its text', () => {
    const hostile = '</title><script>alert(1)</script>"\'&<![CDATA[\u0000\ud800';
    const svg = productPicture(
      product({ title: hostile, code: '"><img src=x onerror=alert(1)>', slug: hostile }),
    );
    expect(faultOf(svg)).toBeNull();
    expect(svg).not.toMatch(/<script|<img|onerror|<!\[CDATA/);
    expect(svg).toContain('&lt;script&gt;');
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'no-such'])(
    'is drawn for the unknown name "%s"',
    name => {
      const svg = productPicture(
        product({
          brand: name,
          kind: name,
          color: name,
          category: name,
          picture: { shape: name, color: name },
        }),
      );
      expect(faultOf(svg)).toBeNull();
    },
  );

  it('keeps its size whatever the length of title and code', () => {
    const svg = productPicture(product({ title: 'Toner '.repeat(1000), code: 'W'.repeat(1000) }));
    expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES + 1024);
  });
});
