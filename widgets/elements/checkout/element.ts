import { record } from '../../element/record';
import totalsCss from '../../styles/totals.css';
import { Checkout } from './checkout';
import css from './checkout.css';

export default record({
  tag: 'tass-checkout',
  summary: 'The checkout form, with a review of the order before it is placed',
  attributes: {},
  events: ['tass-order', 'tass-navigate', 'tass-error'],
  parts: ['heading', 'form', 'review', 'totals'],
  slots: { empty: 'What stands here while the cart is empty' },
  reserve: 640,
  styles: [totalsCss, css],
  component: Checkout,
});
