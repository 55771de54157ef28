import { record } from '../../element/record';
import iconButtonCss from '../../styles/icon-button.css';
import controlsCss from '../../styles/slide-controls.css';
import { BannerCarousel } from './banner-carousel';
import css from './banner-carousel.css';

export default record({
  tag: 'tass-banner-carousel',
  summary: 'The active promotions, one at a time',
  attributes: {},
  events: ['tass-navigate', 'tass-error'],
  parts: ['slide', 'dot', 'image', 'placeholder'],
  reserve: 240,
  styles: [iconButtonCss, controlsCss, css],
  component: BannerCarousel,
});
