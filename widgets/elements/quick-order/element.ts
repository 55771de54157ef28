import { record } from '../../element/record';
import { QuickOrder } from './quick-order';
import css from './quick-order.css';

export default record({
  tag: 'tass-quick-order',
  summary:
    'A pasted, typed or CSV list of codes, printers and quantities, understood line by line, to the cart',
  attributes: {
    items: { type: 'text', doc: 'Lines to begin with, `slug:quantity,slug:quantity`, 250 at most' },
    name: { type: 'text', doc: 'The list’s name, shown over it' },
  },
  events: ['tass-add-to-cart', 'tass-list', 'tass-navigate', 'tass-error'],
  parts: ['heading', 'form', 'table', 'row', 'line', 'product', 'quantity', 'price', 'choice', 'notice'],
  reserve: 420,
  styles: [css],
  component: QuickOrder,
});
