import { record } from '../../element/record';
import { BrandList } from './brand-list';
import css from './brand-list.css';

export default record({
  tag: 'tass-brand-list',
  summary: 'All brands with logo and link',
  attributes: {},
  events: ['tass-navigate', 'tass-error'],
  parts: ['brand', 'image', 'placeholder'],
  reserve: 480,
  styles: [css],
  component: BrandList,
});
