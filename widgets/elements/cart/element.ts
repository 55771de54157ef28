import { record } from '../../element/record';
import { headingAttributes } from '../../pieces/main-heading';
import iconButtonCss from '../../styles/icon-button.css';
import quantityCss from '../../styles/quantity.css';
import saleTermsCss from '../../styles/sale-terms.css';
import totalsCss from '../../styles/totals.css';
import undoCss from '../../styles/undo.css';
import { Cart } from './cart';
import css from './cart.css';

export default record({
  tag: 'tass-cart',
  summary: 'The cart: lines, subtotal, shipping, total and the way to the checkout',
  attributes: headingAttributes,
  events: ['tass-add-to-cart', 'tass-remove-from-cart', 'tass-navigate', 'tass-error'],
  parts: [
    'heading',
    'line',
    'image',
    'title',
    'price',
    'quantity',
    'fit',
    'totals',
    'delivery',
    'assurances',
    'notice',
    'state',
  ],
  slots: {
    empty: 'What stands in an empty cart',
    button: 'Words of the link to the checkout',
  },
  reserve: 320,
  styles: [iconButtonCss, quantityCss, totalsCss, saleTermsCss, undoCss, css],
  component: Cart,
});
