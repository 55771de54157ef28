import { record } from '../../element/record';
import fieldCss from '../../styles/field.css';
import paperCss from '../../styles/paper.css';
import pricedLinesCss from '../../styles/priced-lines.css';
import qrCodeCss from '../../styles/qr-code.css';
import totalsCss from '../../styles/totals.css';
import { attributes, Quote } from './quote';
import css from './quote.css';

export default record({
  tag: 'tass-quote',
  summary: 'Printable pro-forma of a list or the cart, with link and QR code',
  attributes,
  events: ['tass-navigate', 'tass-error'],
  parts: ['heading', 'sheet', 'lines', 'totals', 'qr', 'state', 'notice'],
  slots: {
    seller: 'Name and address of the seller at the head of the sheet',
    empty: 'Shown where there is nothing to quote',
    error: 'Shown where the products could not be loaded',
    button: 'Words of the button that prints',
  },
  reserve: 640,
  styles: [fieldCss, totalsCss, pricedLinesCss, qrCodeCss, css, paperCss],
  component: Quote,
});
