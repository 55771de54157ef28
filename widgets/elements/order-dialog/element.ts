import { record } from '../../element/record';
import { openOrderDialog } from '../../stores/order-dialog';
import faultCss from '../../styles/fault.css';
import fieldCss from '../../styles/field.css';
import iconButtonCss from '../../styles/icon-button.css';
import orderSummaryCss from '../../styles/order-summary.css';
import paperCss from '../../styles/paper.css';
import pricedLinesCss from '../../styles/priced-lines.css';
import receiptCss from '../../styles/receipt.css';
import totalsCss from '../../styles/totals.css';
import { attributes, OrderDialog } from './order-dialog';
import css from './order-dialog.css';

export default record({
  tag: 'tass-order-dialog',
  summary: 'Order-placed dialog, opened by an accepted order',
  attributes,
  events: ['tass-navigate', 'tass-error'],
  parts: ['dialog', 'heading', 'summary', 'lines', 'totals'],
  slots: {
    button: 'Words of the button that closes the dialog',
  },
  methods: {
    show: {
      doc: 'Opens the dialog, for the order of a number where one is given',
      parameters: 'number?: string',
      run: (_, number) => openOrderDialog(number),
    },
  },
  styles: [
    iconButtonCss,
    fieldCss,
    faultCss,
    totalsCss,
    pricedLinesCss,
    orderSummaryCss,
    css,
    receiptCss,
    paperCss,
  ],
  component: OrderDialog,
});
