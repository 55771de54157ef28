import { record } from '../../element/record';
import { headingAttributes } from '../../pieces/main-heading';
import faultCss from '../../styles/fault.css';
import fieldCss from '../../styles/field.css';
import paperCss from '../../styles/paper.css';
import pricedLinesCss from '../../styles/priced-lines.css';
import quantityCss from '../../styles/quantity.css';
import receiptCss from '../../styles/receipt.css';
import totalsCss from '../../styles/totals.css';
import { Orders } from './orders';
import css from './orders.css';

export default record({
  tag: 'tass-orders',
  summary:
    'Orders of this browser with their status, receipt and Order again, and a form that finds any order',
  attributes: headingAttributes,
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
  slots: {
    empty: 'Shown where this browser has placed no order',
    button: 'Words of the button that finds an order',
  },
  reserve: 480,
  styles: [fieldCss, faultCss, quantityCss, totalsCss, pricedLinesCss, css, receiptCss, paperCss],
  component: Orders,
});
