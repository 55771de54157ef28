import base from '../../../widgets/styles/base.css';
import field from '../../../widgets/styles/field.css';
import iconButton from '../../../widgets/styles/icon-button.css';
import tokens from '../../../widgets/styles/tokens.css';
import business from '../../styles/business.css';
import elements from '../../styles/elements.css';
import footer from '../../styles/footer.css';
import header from '../../styles/header.css';
import list from '../../styles/list.css';
import page from '../../styles/page.css';
import printers from '../../styles/printers.css';
import screens from '../../styles/screens.css';

/** What the document and every element draw with. */
export const sharedStyles: readonly string[] = [base];

/** The tokens without the way by which other people's pages set theirs: the site's have the defaults, and its elements inherit them. */
export const siteTokens = tokens
  .replace(/--t-([\w-]+):var\(--tass-\1,(.+?)\)(?=[;}])/g, '--tass-$1:$2')
  .replace(/--tass-([\w-]+):var\(--t-\1\);?/g, '')
  .replaceAll('--t-', '--tass-');

/** The document's own style sheets, after those. */
export const ownStyles: readonly string[] = [
  field,
  iconButton,
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
export const siteCss = [...sharedStyles, siteTokens, ...ownStyles].join('');
