import swiperCss from 'swiper/swiper.css';
import { record } from '../../element/record';
import iconButtonCss from '../../styles/icon-button.css';
import { BrandMarquee } from './brand-marquee';
import css from './brand-marquee.css';

export default record({
  tag: 'tass-brand-marquee',
  summary: 'Strip of all brands, in a continuous loop',
  attributes: {},
  events: ['tass-navigate', 'tass-error'],
  parts: ['heading', 'slide', 'image', 'placeholder'],
  reserve: 180,
  styles: [iconButtonCss, swiperCss, css],
  component: BrandMarquee,
});
