import { record } from '../../element/record';
import { CARD_EVENTS, CARD_PARTS } from '../../pieces/product/card-record';
import cardCss from '../../styles/product-card.css';
import quantityCss from '../../styles/quantity.css';
import { attributes, ProductCardElement } from './product-card';
import css from './product-card.css';

export default record({
  tag: 'tass-product-card',
  summary: 'One product as a card, with its price and the control that puts it in the cart',
  attributes,
  events: [...CARD_EVENTS, 'tass-error'],
  parts: [...CARD_PARTS, 'state', 'notice'],
  slots: {
    empty: 'Shown where there is no such product',
    error: 'Shown where the product could not be loaded',
    button: 'Words of the button while the cart has none of the product',
  },
  reserve: 420,
  styles: [cardCss, quantityCss, css],
  component: ProductCardElement,
});
