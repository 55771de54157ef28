import { record } from '../../element/record';
import { attributes } from './attributes';
import { Search } from './search';
import css from './search.css';

export default record({
  tag: 'tass-search',
  summary: 'Search box that lists products while the shopper types',
  attributes,
  events: ['tass-search', 'tass-select', 'tass-navigate', 'tass-error'],
  parts: ['field', 'status', 'results', 'option', 'image', 'title', 'price', 'all'],
  reserve: 44,
  styles: [css],
  component: Search,
});
