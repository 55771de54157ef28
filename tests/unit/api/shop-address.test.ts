import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress } from '../../../widgets/addresses/safe-address';
import { cartAddress, shopAddress } from '../../../widgets/api/shop-address';
import { settings } from './settings';

const page = 'https://shop.example/list';

describe('addresses from data', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://shop.example/1',
    '//evil.example/x',
    '\\\\evil.example/x',
    '',
    '   ',
    null,
    42,
    {},
  ])('refuses %s', value => {
    for (const use of ['link', 'image', 'contact'] as const)
      expect(safeAddress(value, use, page)).toBeUndefined();
  });

  it('takes web addresses and paths', () => {
    expect(safeAddress('https://a.example/x.svg', 'image', page)).toBe('https://a.example/x.svg');
    expect(safeAddress('/x', 'link', page)).toBe('https://shop.example/x');
  });

  it('takes phone and mail for contacts only', () => {
    expect(safeAddress('tel:+96522220000', 'contact', page)).toBe('tel:+96522220000');
    expect(safeAddress('tel:+96522220000', 'link', page)).toBeUndefined();
  });

  it('F34 gives nothing but the web, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const address = safeAddress(text, 'link', page);
        if (address !== undefined) expect(address).toMatch(/^https?:\/\//);
      }),
    );
  });
});

describe('addresses of the shop', () => {
  it('stand under /ar in Arabic', () => {
    expect(shopAddress({ ...settings, lang: 'ar' }, '/cart')).toBe('https://shop.example/ar/cart');
    expect(shopAddress({ ...settings, lang: 'ar' }, '/')).toBe('https://shop.example/ar/');
  });

  it("carry a partner's id", () => {
    expect(shopAddress({ ...settings, partner: 'a b&c' }, '/cart')).toBe(
      'https://shop.example/cart?ref=a+b%26c',
    );
  });

  it('tell a partner’s id to the shop alone', () => {
    const from = { ...settings, partner: 'p' };
    expect(shopAddress(from, 'https://shop.example/brand')).toBe('https://shop.example/brand?ref=p');
    for (const other of ['https://shop.example.evil.example/brand', 'https://other.example/'])
      expect(shopAddress(from, other)).toBe(other);
  });

  it('fill the cart', () => {
    expect(cartAddress({ ...settings, partner: 'p' }, [{ slug: 'a', quantity: 2 }])).toBe(
      'https://shop.example/cart?add=a:2&ref=p',
    );
  });
});
