import { record } from '../../element/record';
import faultCss from '../../styles/fault.css';
import fieldCss from '../../styles/field.css';
import { attributes, Contact } from './contact';
import css from './contact.css';

export default record({
  tag: 'tass-contact',
  summary: 'Contact details, and a message form that opens the visitor’s mail program or WhatsApp',
  attributes,
  events: ['tass-navigate'],
  parts: ['details', 'form'],
  slots: {
    button: 'Words of the button that sends by mail',
  },
  reserve: 480,
  styles: [fieldCss, faultCss, css],
  component: Contact,
});
