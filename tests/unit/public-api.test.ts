import { expect, test } from 'vitest';
import { cart, texts } from '../../widgets/public-api/public-api';

// What is no use is refused at the call, not where it would be used.

test('a subscriber that is no function is refused', () => {
  expect(() => cart.subscribe(5 as never)).toThrow(new TypeError('cart.subscribe takes a function'));
  expect(cart.subscribe(() => undefined)).toBeTypeOf('function');
});

test.each([[null], [undefined], ['heading'], [{ cart: null }], [{ cart: 'Basket' }]])(
  'texts of %j are refused',
  given => {
    expect(() => texts('en', given as never)).toThrow(
      new TypeError('texts takes { element: { name: text } }'),
    );
  },
);
