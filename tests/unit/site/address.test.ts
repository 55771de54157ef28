import { describe, expect, test } from 'vitest';
import { pathIn, placeOf } from '../../../site/common/address';

describe('the place of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/brand', 'en', '/brand'],
    ['/brand/', 'en', '/brand'],
    ['/ar', 'ar', '/'],
    ['/ar/', 'ar', '/'],
    ['/ar/brands/hp', 'ar', '/brands/hp'],
    ['/arabic', 'en', '/arabic'],
  ])('%s', (pathname, lang, path) => {
    expect(placeOf(pathname)).toEqual({ lang, path });
  });

  test('leads back to the same address', () => {
    for (const pathname of ['/', '/brand', '/ar', '/ar/brands/hp']) {
      const { lang, path } = placeOf(pathname);
      expect(pathIn(lang, path)).toBe(pathname);
    }
  });
});
