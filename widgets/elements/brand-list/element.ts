import { record } from '../../element/record';
import { BrandList } from './brand-list';
import css from './brand-list.css';

export default record({
  tag: 'tass-brand-list',
  summary: 'All brands with logo and link',
  attributes: {},
  events: ['tass-navigate', 'tass-error'],
  parts: ['brand', 'image', 'placeholder', 'state'],
  slots: {
    empty: 'Shown where there are no brands',
    error: 'Shown where brands could not be loaded',
  },
  reserve: 480,
  styles: [css],
  component: BrandList,
});
