import type { Messages } from '../../locale/languages';

const en = { missing: 'Please fill this in.' };

const ar: typeof en = { missing: 'هذه الخانة مطلوبة.' };

/** What is wrong with a field, in any form. */
export const messages: Messages<typeof en> = { en, ar };
