import { record } from '../../element/record';
import quantityCss from '../../styles/quantity.css';
import { AddToCart, attributes } from './add-to-cart';
import css from './add-to-cart.css';

export default record({
  tag: 'tass-add-to-cart',
  summary: "The card's Add to Cart button and quantity control alone",
  display: 'inline-block',
  attributes,
  events: ['tass-add-to-cart', 'tass-remove-from-cart', 'tass-error'],
  parts: ['add-to-cart', 'quantity', 'placeholder', 'notice'],
  slots: {
    button: 'Words of the button while the cart has none of the product',
  },
  reserve: 44,
  styles: [quantityCss, css],
  component: AddToCart,
});
