import { record } from '../../element/record';
import iconButtonCss from '../../styles/icon-button.css';
import { Login } from './login';
import css from './login.css';

export default record({
  tag: 'tass-login',
  summary:
    'Login button, or the picture of whoever is signed in with a menu; on other sites a link to the shop',
  display: 'inline-block',
  attributes: {},
  events: ['tass-navigate'],
  parts: ['button', 'menu', 'notice'],
  slots: {
    button: 'Words of the Login button',
  },
  styles: [iconButtonCss, css],
  component: Login,
});
