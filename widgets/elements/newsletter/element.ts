import { record } from '../../element/record';
import { Newsletter } from './newsletter';
import css from './newsletter.css';

export default record({
  tag: 'tass-newsletter',
  summary: 'Newsletter box',
  attributes: {},
  events: [],
  parts: [],
  slots: {
    button: 'Words of the button',
  },
  reserve: 120,
  styles: [css],
  component: Newsletter,
});
