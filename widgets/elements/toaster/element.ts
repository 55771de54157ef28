import { record } from '../../element/record';
import iconButtonCss from '../../styles/icon-button.css';
import { attributes, Toaster } from './toaster';
import css from './toaster.css';

export default record({
  tag: 'tass-toaster',
  summary: 'Toast area: shows the messages of all elements on the page',
  attributes,
  events: [],
  parts: ['toast'],
  styles: [iconButtonCss, css],
  component: Toaster,
});
