import { record } from '../../element/record';
import { suggestions } from '../../pieces/quick-field/suggestions-part';
import fieldCss from '../../styles/field.css';
import iconButtonCss from '../../styles/icon-button.css';
import controlsCss from '../../styles/slide-controls.css';
import { attributes } from './attributes';
import { Hero } from './hero';
import css from './hero.css';

export default record({
  tag: 'tass-hero',
  summary:
    'Slideshow of three printers with the shop’s promise, a field for the visitor’s own printer, and three round contact links',
  attributes,
  events: ['tass-select', 'tass-navigate'],
  parts: ['slide', 'image', 'heading', 'quick', 'dot'],
  slots: { button: 'Words of the button that leads to the finder' },
  reserve: 480,
  styles: [iconButtonCss, fieldCss, controlsCss, css],
  component: Hero,
  lazy: [suggestions],
});
