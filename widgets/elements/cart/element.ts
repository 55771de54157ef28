import { record } from '../../element/record';
import quantityCss from '../../styles/quantity.css';
import totalsCss from '../../styles/totals.css';
import { Cart } from './cart';
import css from './cart.css';

export default record({
  tag: 'tass-cart',
  summary: 'The cart: lines, subtotal, shipping, total and the way to the checkout',
  attributes: {},
  events: ['tass-add-to-cart', 'tass-remove-from-cart', 'tass-navigate', 'tass-error'],
  parts: ['heading', 'line', 'image', 'title', 'price', 'quantity', 'totals'],
  slots: { empty: 'What stands in an empty cart' },
  reserve: 320,
  styles: [quantityCss, totalsCss, css],
  component: Cart,
});
