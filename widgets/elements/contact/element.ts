import { record } from '../../element/record';
import { attributes } from './attributes';
import { Contact } from './contact';
import css from './contact.css';

export default record({
  tag: 'tass-contact',
  summary: 'Contact details, and a message form that opens the visitor’s mail program or WhatsApp',
  attributes,
  events: [],
  parts: ['details', 'form'],
  reserve: 480,
  styles: [css],
  component: Contact,
});
