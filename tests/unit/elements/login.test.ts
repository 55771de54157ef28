import { expect, test } from 'vitest';
import { openElement } from '../../helpers/open-element';

// Signing in is the shop's own affair: browser/site/sign-in.spec.ts.

test('in a shop without accounts Login says so, and that nobody needs one', async () => {
  const { findByRole, getByRole } = await openElement(
    '<tass-login></tass-login>',
    {},
    {
      head: `<meta name="tass:shop" content="${location.origin}">`,
    },
  );
  getByRole('button', { name: 'Login' }).click();
  await expect
    .poll(async () => (await findByRole('status')).textContent)
    .toMatch(/no accounts yet. You can order without one/);
  expect(getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
});
