import { record } from '../../element/record';
import { attributes } from './attributes';
import { OrderDialog } from './order-dialog';
import css from './order-dialog.css';

export default record({
  tag: 'tass-order-dialog',
  summary: 'Order-placed dialog, opened by an accepted order',
  attributes,
  events: ['tass-navigate'],
  parts: ['dialog', 'heading'],
  styles: [css],
  component: OrderDialog,
});
