import { expect, test } from 'vitest';
import { openElement } from '../../helpers/open-element';

test('support at any hour is a chat, where the page names its number', async () => {
  const { getByRole } = await openElement('<tass-benefits whatsapp="+965 5000 0000"></tass-benefits>');
  const chat = getByRole('link', { name: 'By WhatsApp, at any hour' });
  expect(chat.getAttribute('href')).toBe('https://wa.me/96550000000');
});
