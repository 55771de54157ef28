import { record } from '../../element/record';
import { CartBadge } from './cart-badge';
import css from './cart-badge.css';

export default record({
  tag: 'tass-cart-badge',
  summary: 'Link to the cart with the count of its entries; from another site it takes the cart along',
  display: 'inline-block',
  attributes: {},
  events: ['tass-navigate'],
  parts: ['link', 'count'],
  slots: {
    button: 'Your own picture of the cart; the link keeps its name',
  },
  styles: [css],
  component: CartBadge,
});
