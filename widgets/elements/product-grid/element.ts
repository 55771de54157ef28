import { record } from '../../element/record';
import { headlessMethods } from '../../headless/headless-element';
import { CARD_EVENTS, CARD_PARTS } from '../../pieces/product/card-record';
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
  events: ['tass-data', 'tass-products', 'tass-page', ...CARD_EVENTS, 'tass-error'],
  parts: ['heading', ...CARD_PARTS, 'pager', 'state', 'notice'],
  slots: {
    card: 'A `template` that each product is shown in: elements with `data-tass` of `title`, `category`, `brand`, `code`, `offer`, `price`, `regular-price`, `quantity`, `image`, `link`, `add-to-cart` or `remove-from-cart` are filled; it stands beside the shadow root, in your styles',
    '': 'With `headless`: what you draw yourself',
    extra: 'A button of your own beside the heading',
    button: 'Words of the View More button',
    empty: 'Shown where there are no products',
    end: 'Shown on a page behind the last products',
    error: 'Shown where products could not be loaded',
  },
  methods: headlessMethods,
  reserve: 480,
  styles: [cardCss, quantityCss, gridCss, css],
  component: ProductGrid,
});
