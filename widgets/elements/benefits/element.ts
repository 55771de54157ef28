import { record } from '../../element/record';
import { Benefits } from './benefits';
import css from './benefits.css';

export default record({
  tag: 'tass-benefits',
  summary: 'The four promises of the shop: shipping, payment, savings, support',
  attributes: {},
  events: [],
  parts: ['benefit'],
  reserve: 112,
  styles: [css],
  component: Benefits,
});
