import '../../helpers/dom-polyfills';
import { afterEach } from 'vitest';
import { closePage } from '../../helpers/open-element';

// For each file anew, unlike the modules that it shares with others.
afterEach(closePage);
