import field from '../../widgets/styles/field.css';
import { shellStyles } from '../../widgets/styles/shell-styles';
import business from '../styles/business.css';
import elements from '../styles/elements.css';
import footer from '../styles/footer.css';
import header from '../styles/header.css';
import list from '../styles/list.css';
import page from '../styles/page.css';
import printers from '../styles/printers.css';
import screens from '../styles/screens.css';

/** What the document and every element draw with. */
export const sharedStyles: readonly string[] = shellStyles;

/** The document's own style sheets, after those. */
export const ownStyles: readonly string[] = [
  field,
  page,
  header,
  footer,
  list,
  screens,
  business,
  printers,
  elements,
];

/** The site's whole style sheet. */
export const siteCss = [...sharedStyles, ...ownStyles].join('');
