import swiperCss from 'swiper/swiper.css';
import { record } from '../../element/record';
import iconButtonCss from '../../styles/icon-button.css';
import { PrinterShowcase } from './printer-showcase';
import css from './printer-showcase.css';

export default record({
  tag: 'tass-printer-showcase',
  summary: 'Scenes of what printers take, in endless rotation',
  attributes: {},
  events: ['tass-navigate'],
  parts: ['slide', 'image'],
  reserve: 400,
  styles: [iconButtonCss, swiperCss, css],
  component: PrinterShowcase,
});
