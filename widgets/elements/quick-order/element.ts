import { record } from '../../element/record';
import fieldCss from '../../styles/field.css';
import iconButtonCss from '../../styles/icon-button.css';
import qrCodeCss from '../../styles/qr-code.css';
import undoCss from '../../styles/undo.css';
import { attributes } from './attributes';
import { QuickOrder } from './quick-order';
import css from './quick-order.css';
import saveCss from './save-and-share.css';

export default record({
  tag: 'tass-quick-order',
  summary:
    'A list of codes, printers and quantities, pasted, typed or from an Excel or CSV file, understood line by line, to the cart',
  attributes,
  events: ['tass-add-to-cart', 'tass-list', 'tass-navigate', 'tass-error'],
  parts: [
    'heading',
    'intro',
    'form',
    'table',
    'row',
    'line',
    'product',
    'quantity',
    'price',
    'choice',
    'qr',
    'notice',
  ],
  slots: {
    button: 'Words of the button that checks the list',
  },
  reserve: 420,
  styles: [iconButtonCss, fieldCss, qrCodeCss, undoCss, css, saveCss],
  component: QuickOrder,
});
