import { record } from '../../element/record';
import paperCss from '../../styles/paper.css';
import pricedLinesCss from '../../styles/priced-lines.css';
import quantityCss from '../../styles/quantity.css';
import totalsCss from '../../styles/totals.css';
import { Orders } from './orders';
import css from './orders.css';

export default record({
  tag: 'tass-orders',
  summary:
    'Orders of this browser with their status, receipt and Order again, and a form that finds any order',
  attributes: {},
  events: ['tass-add-to-cart', 'tass-remove-from-cart', 'tass-navigate', 'tass-error'],
  parts: [
    'heading',
    'order',
    'status',
    'lines',
    'totals',
    'form',
    'add-to-cart',
    'quantity',
    'state',
    'notice',
  ],
  reserve: 480,
  styles: [quantityCss, totalsCss, pricedLinesCss, css, paperCss],
  component: Orders,
});
