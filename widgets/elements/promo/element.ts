import { record } from '../../element/record';
import { Promo } from './promo';
import css from './promo.css';

export default record({
  tag: 'tass-promo',
  summary: 'Promo banner for the own-brand toners',
  attributes: {},
  events: ['tass-navigate'],
  parts: ['image', 'heading'],
  slots: {
    button: 'Words of the link to the products',
  },
  reserve: 320,
  styles: [css],
  component: Promo,
});
