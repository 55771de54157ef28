import { record } from '../../element/record';
import gridCss from '../../styles/grid.css';
import cardCss from '../../styles/product-card.css';
import quantityCss from '../../styles/quantity.css';
import { attributes } from './attributes';
import { ProductGrid } from './product-grid';
import css from './product-grid.css';

export default record({
  tag: 'tass-product-grid',
  summary: 'Product grid: newest, top, a category, a brand, what fits a printer, or a search',
  attributes,
  events: [
    'tass-products',
    'tass-page',
    'tass-select',
    'tass-navigate',
    'tass-add-to-cart',
    'tass-remove-from-cart',
    'tass-error',
  ],
  parts: [
    'heading',
    'card',
    'image',
    'offer',
    'category',
    'title',
    'price',
    'regular-price',
    'add-to-cart',
    'quantity',
    'placeholder',
    'pager',
    'state',
    'notice',
  ],
  slots: { empty: 'Shown where there are no products', extra: 'A button of your own beside the heading' },
  reserve: 480,
  styles: [cardCss, quantityCss, gridCss, css],
  component: ProductGrid,
});
