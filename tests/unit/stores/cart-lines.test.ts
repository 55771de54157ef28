import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartItems, cartCount, cartSubtotal, parseCart } from '../../../widgets/stores/cart-lines';
import { added, decreased, removed } from '../../../widgets/stores/cart-updates';
import { shippingFor } from '../../../widgets/stores/order-total';

const toner = { id: 1, slug: 'toner', title: 'Toner', price: '18.500' };
const ink = { id: 2, slug: 'ink', title: 'Ink', price: '0.005' };
const drum = { id: 3, slug: 'drum', title: 'Drum', price: '29.995' };
const shelf = [toner, ink, drum];

describe('a stored cart', () => {
  const line = { ...toner, quantity: 2 };

  it.each([
    ['bad JSON', '{bad'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['an object', '{}'],
    ['null entries', '[null]'],
    ['an entry without id', JSON.stringify([{ ...line, id: undefined }])],
    ['an entry without slug', JSON.stringify([{ ...line, slug: undefined }])],
    ['an entry without price', JSON.stringify([{ ...line, price: undefined }])],
    ['a price that is none', JSON.stringify([{ ...line, price: 'abc' }])],
    ['a quantity as text', JSON.stringify([{ ...line, quantity: '2' }])],
    ['a quantity of 0', JSON.stringify([{ ...line, quantity: 0 }])],
    ['a quantity of -5', JSON.stringify([{ ...line, quantity: -5 }])],
    ['a quantity of 1.5', JSON.stringify([{ ...line, quantity: 1.5 }])],
  ])('drops %s', (_, text) => {
    expect(parseCart(text)).toEqual({ items: [], whole: false });
  });

  it('F28 keeps the good lines beside the bad ones', () => {
    const { items, whole } = parseCart(JSON.stringify([null, line, { slug: 'x' }, { ...ink, quantity: 1 }]));
    expect(items.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      ['toner', 2],
      ['ink', 1],
    ]);
    expect(whole).toBe(false);
  });

  it('makes more than 999 pieces 999', () => {
    expect(parseCart(JSON.stringify([{ ...line, quantity: 1e9 }])).items[0]?.quantity).toBe(999);
  });

  it('F28 makes lines of one slug one line', () => {
    expect(parseCart(JSON.stringify([line, line])).items).toMatchObject([{ slug: 'toner', quantity: 4 }]);
  });

  it('keeps every field of a product', () => {
    expect(parseCart(JSON.stringify([{ ...line, more: { than: 'known' } }])).items[0]).toMatchObject({
      more: { than: 'known' },
    });
  });

  it('F28 survives any JSON', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        for (const { quantity, slug } of parseCart(text).items) {
          expect(quantity).toBeGreaterThan(0);
          expect(slug).not.toBe('');
        }
      }),
    );
  });

  it('comes back as it was stored', () => {
    const carts = fc.uniqueArray(
      fc.record({ product: fc.constantFrom(...shelf), quantity: fc.integer({ min: 1, max: 999 }) }),
      {
        selector: ({ product }) => product.slug,
      },
    );
    fc.assert(
      fc.property(carts, lines => {
        const items = lines.map(({ product, quantity }) => ({ ...product, quantity }));
        expect(parseCart(JSON.stringify(items))).toEqual({ items, whole: true });
      }),
    );
  });
});

describe('any sequence of changes', () => {
  type Change = (items: CartItems) => CartItems;
  const change: fc.Arbitrary<Change> = fc
    .tuple(fc.constantFrom('add', 'decrease', 'remove', 'sync'), fc.constantFrom(...shelf))
    .map(([name, product]) => (items: CartItems) => {
      if (name === 'add') return added(items, product);
      if (name === 'decrease') return decreased(items, product);
      return name === 'remove' ? removed(items, product) : parseCart(JSON.stringify(items)).items;
    });

  it('keeps one line a slug, quantities of 1 to 999 and an exact subtotal', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), changes => {
        const items = changes.reduce<CartItems>((now, step) => step(now), []);
        expect(new Set(items.map(({ slug }) => slug)).size).toBe(cartCount(items));
        for (const { quantity } of items) expect(quantity >= 1 && quantity <= 999).toBe(true);
        const fils = { toner: 18_500, ink: 5, drum: 29_995 } as Record<string, number>;
        expect(cartSubtotal(items)).toBe(
          items.reduce((sum, { slug, quantity }) => sum + (fils[slug] ?? 0) * quantity, 0),
        );
      }),
    );
  });
});

describe('matching', () => {
  it('F33 adds by slug, even when the id is another', () => {
    expect(added([{ ...toner, quantity: 1 }], { ...toner, id: 77 })).toMatchObject([{ quantity: 2 }]);
  });

  it('F33 decreases by id, and by slug where no line has that id', () => {
    const items = [
      { ...toner, quantity: 2 },
      { ...ink, quantity: 2 },
    ];
    expect(decreased(items, { id: 2, slug: 'toner' }).map(item => item.quantity)).toEqual([2, 1]);
    expect(decreased(items, { id: 99, slug: 'toner' }).map(item => item.quantity)).toEqual([1, 2]);
  });

  it('removes the line with its last piece', () => {
    expect(decreased([{ ...toner, quantity: 1 }], toner)).toEqual([]);
  });

  it('stops at 999', () => {
    expect(added([{ ...toner, quantity: 999 }], toner)).toMatchObject([{ quantity: 999 }]);
  });
});

describe('shipping', () => {
  it('F40 is free over KWD 30, not at it', () => {
    expect(shippingFor(30_000)).toBe(2000);
    expect(shippingFor(30_001)).toBe(0);
  });
});
