import { record } from '../../element/record';
import faultCss from '../../styles/fault.css';
import fieldCss from '../../styles/field.css';
import { Newsletter } from './newsletter';
import css from './newsletter.css';

export default record({
  tag: 'tass-newsletter',
  summary: 'Newsletter box',
  attributes: {},
  events: [],
  parts: ['notice'],
  slots: {
    button: 'Words of the button',
  },
  reserve: 120,
  styles: [fieldCss, faultCss, css],
  component: Newsletter,
});
