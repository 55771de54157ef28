import { record } from '../../element/record';
import controlsCss from '../../styles/slide-controls.css';
import { attributes } from './attributes';
import { Hero } from './hero';
import css from './hero.css';

export default record({
  tag: 'tass-hero',
  summary: 'Slideshow of three printers with the shop’s promise and three round contact links',
  attributes,
  events: ['tass-navigate'],
  parts: ['slide', 'image', 'heading', 'dot'],
  reserve: 480,
  styles: [controlsCss, css],
  component: Hero,
});
