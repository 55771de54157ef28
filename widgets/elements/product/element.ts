import { record } from '../../element/record';
import fieldCss from '../../styles/field.css';
import gridCss from '../../styles/grid.css';
import cardCss from '../../styles/product-card.css';
import quantityCss from '../../styles/quantity.css';
import saleTermsCss from '../../styles/sale-terms.css';
import { outOfStock } from './out-of-stock-part';
import { attributes, ProductElement } from './product';
import css from './product.css';

export default record({
  tag: 'tass-product',
  summary: 'Product detail: pictures, price, quantity, facts, compatible printers and related products',
  attributes,
  events: [
    'tass-view',
    'tass-select',
    'tass-navigate',
    'tass-add-to-cart',
    'tass-remove-from-cart',
    'tass-error',
  ],
  parts: [
    'heading',
    'image',
    'offer',
    'category',
    'price',
    'regular-price',
    'add-to-cart',
    'quantity',
    'fit',
    'stock',
    'delivery',
    'assurances',
    'facts',
    'comparison',
    'printers',
    'card',
    'title',
    'placeholder',
    'state',
    'notice',
  ],
  slots: {
    extra: 'A button of your own under Add to Cart',
    phone: 'Your own phone number, under Add to Cart',
    button: 'Words of the button while the cart has none of the product',
    empty: 'Shown where there is no such product',
    error: 'Shown where the product could not be loaded',
  },
  reserve: 720,
  styles: [fieldCss, cardCss, quantityCss, gridCss, saleTermsCss, css],
  component: ProductElement,
  lazy: [outOfStock],
});
