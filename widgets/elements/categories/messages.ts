import { categoryNames } from '../../locale/category-names';
import type { Messages } from '../../locale/languages';

const en = { button: 'Categories', names: categoryNames.en };

const ar: typeof en = { button: 'الأقسام', names: categoryNames.ar };

/** What the categories menu says. */
export const messages: Messages<typeof en> = { en, ar };
