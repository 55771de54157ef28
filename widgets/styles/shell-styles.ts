import base from './base.css';
import tokens from './tokens.css';

/** Style sheets under every element's own. */
export const shellStyles: readonly string[] = [tokens, base];
