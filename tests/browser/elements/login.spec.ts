import { expect, test } from 'playwright/test';
import { fired, openElements, record } from '../../helpers/element-page';
import { addresses } from '../../helpers/shop';

// Signing in is the shop's own affair (sign-in.spec.ts); on other sites the element is the way there.

test('on another site Login leads to the shop, and the page may route it', async ({ page }) => {
  await openElements(page, '<tass-login></tass-login>');
  const login = page.getByRole('link', { name: 'Login' });
  await expect(login).toHaveAttribute('href', new RegExp(`^${addresses.site}/?$`));
  await record(page, 'tass-navigate', true);
  await login.click();
  await expect.poll(() => fired(page, 'tass-navigate')).toHaveLength(1);
  await expect(login).toBeVisible();
});
