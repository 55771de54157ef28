import { record } from '../../element/record';
import { headlessMethods } from '../../headless/headless-element';
import { CARD_EVENTS, CARD_PARTS } from '../../pieces/product/card-record';
import { suggestions } from '../../pieces/quick-field/suggestions-part';
import fieldCss from '../../styles/field.css';
import { bySlot } from './by-slot-part';
import { choose } from './choice';
import { attributes, Finder, results } from './finder';
import css from './finder.css';

export default record({
  tag: 'tass-finder',
  summary: 'Ink and toner finder: printer brand, printer model, and everything that fits',
  attributes,
  events: ['tass-data', 'tass-finder-change', 'tass-page', ...CARD_EVENTS, 'tass-error'],
  parts: [
    'heading',
    'form',
    'quick',
    'brand',
    'model',
    'narrow',
    'change',
    'reset',
    'saved',
    'summary',
    'sets',
    'add-set',
    'slot',
    'yearly',
    'remind',
    ...CARD_PARTS,
    'pager',
    'state',
    'notice',
  ],
  slots: {
    card: 'A `template` that each product found is shown in, as in `tass-product-grid`',
    '': 'With `headless`: what you draw yourself',
    start: 'Shown while no printer is chosen',
    empty: 'Shown where nothing fits the chosen printer',
    error: 'Shown where products could not be loaded',
    end: 'Shown on a page behind the last products',
    extra: 'A button of your own beside the results',
    phone: 'Your own phone number, under the finder',
  },
  methods: {
    ...headlessMethods,
    choose: {
      doc: 'Shows the printers of a brand, or what fits one printer; both by slug',
      parameters: 'brand: string, model?: string',
      run: (host, brand, model) => choose(host, { brand, model }),
    },
    reset: {
      doc: 'Returns to the start, with nothing chosen',
      parameters: '',
      run: host => choose(host, { brand: undefined, model: undefined }),
    },
  },
  reserve: 420,
  styles: [fieldCss, css],
  component: Finder,
  lazy: [results, bySlot, suggestions],
});
