import { record } from '../../element/record';
import { Categories } from './categories';
import css from './categories.css';

export default record({
  tag: 'tass-categories',
  summary: 'Menu of the shop’s categories',
  display: 'inline-block',
  attributes: {},
  events: ['tass-navigate'],
  parts: ['button', 'menu', 'link'],
  slots: {
    button: 'Words of the button',
  },
  styles: [css],
  component: Categories,
});
