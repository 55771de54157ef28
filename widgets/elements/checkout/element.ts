import { record } from '../../element/record';
import { headingAttributes } from '../../pieces/main-heading';
import faultCss from '../../styles/fault.css';
import fieldCss from '../../styles/field.css';
import orderSummaryCss from '../../styles/order-summary.css';
import paperCss from '../../styles/paper.css';
import pricedLinesCss from '../../styles/priced-lines.css';
import receiptCss from '../../styles/receipt.css';
import saleTermsCss from '../../styles/sale-terms.css';
import totalsCss from '../../styles/totals.css';
import { Checkout } from './checkout';
import css from './checkout.css';

export default record({
  tag: 'tass-checkout',
  summary: 'The checkout form, with a review of the order before it is placed',
  attributes: headingAttributes,
  events: ['tass-order', 'tass-navigate', 'tass-error'],
  parts: [
    'heading',
    'form',
    'review',
    'totals',
    'delivery',
    'assurances',
    'summary',
    'lines',
    'state',
    'notice',
  ],
  slots: {
    empty: 'What stands here while the cart is empty',
    placed: 'What says that the order was placed, over its summary',
    button: 'Words of the button that sends the order, while no price has changed',
  },
  reserve: 640,
  styles: [
    fieldCss,
    faultCss,
    totalsCss,
    saleTermsCss,
    pricedLinesCss,
    orderSummaryCss,
    css,
    receiptCss,
    paperCss,
  ],
  component: Checkout,
});
