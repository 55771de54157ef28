import { record } from '../../element/record';
import { Newsletter } from './newsletter';
import css from './newsletter.css';

export default record({
  tag: 'tass-newsletter',
  summary: 'Newsletter box',
  attributes: {},
  events: [],
  parts: [],
  reserve: 56,
  styles: [css],
  component: Newsletter,
});
