import { test } from 'vitest';
import { openElement } from '../../helpers/open-element';

test('the field says what becomes of the address', async () => {
  const { getByRole } = await openElement('<tass-newsletter></tass-newsletter>');
  getByRole('textbox', { name: 'Email address', description: /your address is neither sent nor kept/ });
});
