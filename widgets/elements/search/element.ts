import { record } from '../../element/record';
import optionsCss from '../../styles/search-options.css';
import { attributes, Search } from './search';
import css from './search.css';

export default record({
  tag: 'tass-search',
  summary: 'Search box that lists products while the shopper types',
  attributes,
  events: ['tass-search', 'tass-select', 'tass-navigate', 'tass-error'],
  parts: ['field', 'panel', 'status', 'results', 'option', 'image', 'title', 'price', 'fit', 'all'],
  slots: {
    empty: 'Shown in the list where nothing was found',
  },
  reserve: 44,
  styles: [optionsCss, css],
  component: Search,
});
