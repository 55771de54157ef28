import { record } from '../../element/record';
import fieldCss from '../../styles/field.css';
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
  styles: [fieldCss, css],
  component: Newsletter,
});
