import base from '../../widgets/styles/base.css';
import tokens from '../../widgets/styles/tokens.css';
import elements from '../styles/elements.css';
import footer from '../styles/footer.css';
import header from '../styles/header.css';
import list from '../styles/list.css';
import page from '../styles/page.css';
import screens from '../styles/screens.css';

/** The site's own style sheet, which stands in every page. */
export const siteCss = [tokens, base, page, header, footer, list, screens, elements].join('');
