import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { EMULATOR, hasEmulator } from '../../../demo/run/auth-emulator.mjs';

// The real Firebase SDK against the real Auth emulator. Google's own api.js, which is out of a test's reach, is stood
// in for. Specification, section 6; contract, section 5.

test.skip(!hasEmulator(), 'the Firebase Auth emulator could not be installed');

test.beforeEach(async ({ context }) => {
  await context.route('https://apis.google.com/js/api.js*', route =>
    route.fulfill({ path: 'tests/browser/site/sign-in/api.js', contentType: 'text/javascript' }),
  );
  // The emulator's own page asks other hosts for fonts and styles.
  await context.route(/^https:\/\/(fonts\.|unpkg\.|cdn\.)/, route => route.abort());
});

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' });
const profile = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** Errors that the page did not handle. */
function unhandled(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  return errors;
}

/** Presses Login and gives the popup. */
async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await login(page).click();
  return opened;
}

/** Signs a new person in on the emulator's page. */
async function signIn(page: Page, name: string): Promise<void> {
  const popup = await openPopup(page);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(`${name.replace(' ', '.')}.${Date.now()}@example.com`);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
  await expect(profile(page, name)).toBeVisible();
}

async function signOut(page: Page, name: string): Promise<void> {
  await profile(page, name).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
}

test('nothing of the SDK is loaded before somebody wants to sign in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.filter(url => /firebase|google|9099/.test(url))).toEqual([]);
});

test('Login opens a popup for Google with the profile scope, and waits for it', async ({ page }) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await expect(login(page)).toBeDisabled();
  await popup.waitForURL(/\/emulator\/auth\/handler/);
  const query = new URL(popup.url()).searchParams;
  expect(query.get('providerId')).toBe('google.com');
  expect(query.get('scopes')?.split(',')).toContain('profile');
  expect(await popup.evaluate(() => [outerWidth, outerHeight])).toEqual([500, 600]);
});

test('signing in shows name and picture with a menu; a reload remembers, Logout forgets', async ({
  page,
}) => {
  const errors = unhandled(page);
  await page.goto('/');
  await signIn(page, 'Noura Salem');
  // Without a picture of their own, everybody gets the anonymous one.
  await expect(profile(page, 'Noura Salem').locator('img')).toHaveAttribute('src', /avatar\.svg$/);
  await page.reload();
  await expect(profile(page, 'Noura Salem')).toBeVisible();
  await signOut(page, 'Noura Salem');
  await expect(login(page)).toBeEnabled();
  await page.reload();
  await expect(login(page)).toBeEnabled();
  expect(errors).toEqual([]);
});

test('by keyboard the focus stays in its place, signing in and out', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'Sara Keys');
  await expect(profile(page, 'Sara Keys')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(login(page)).toBeFocused();
});

test('on a phone the picture stands in the menu, and Logout below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await signIn(page, 'Dalal Nasser');
  await profile(page, 'Dalal Nasser').click();
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  await expect(logout).toBeInViewport({ ratio: 1 });
  await logout.click();
  await expect(login(page)).toBeEnabled();
});

test('F50 other tabs follow: signed in here, signed out there', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/contact-us');
  await page.goto('/');
  await signIn(page, 'Fahad Ali');
  await expect(profile(other, 'Fahad Ali')).toBeVisible();
  await signOut(other, 'Fahad Ali');
  await expect(login(other)).toBeEnabled();
  await expect(login(page)).toBeEnabled();
});

/** What the console of a page says of sign-in. */
function signInMessages(page: Page): string[] {
  const words: string[] = [];
  page.on('console', message => {
    if (message.text().startsWith('Sign-in:')) words.push(message.text());
  });
  return words;
}

test('F50 a popup that is closed: the console says so, and the next press works', async ({ page }) => {
  const errors = unhandled(page);
  const words = signInMessages(page);
  await page.clock.install();
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.waitForLoadState();
  await popup.close();
  // The SDK looks for its popup now and then, and waits some seconds for a word from one that is gone.
  await page.clock.runFor(12_000);
  await expect(login(page)).toBeEnabled();
  await expect.poll(() => words.join()).toContain('popup-closed-by-user');
  await signIn(page, 'Sara Ahmad');
  expect(errors).toEqual([]);
});

test('F50 a popup that is blocked', async ({ page }) => {
  const errors = unhandled(page);
  const words = signInMessages(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await login(page).click();
  await expect.poll(() => words.join()).toContain('popup-blocked');
  await expect(login(page)).toBeEnabled();
  expect(errors).toEqual([]);
});

test('F50 a double press opens one popup', async ({ page, context }) => {
  await page.goto('/');
  const before = context.pages().length;
  await login(page).dblclick();
  await expect.poll(() => context.pages().length).toBe(before + 1);
  await expect(login(page)).toBeDisabled();
});

for (const [what, cut] of [
  [
    'the service is out of reach',
    (context: BrowserContext) => context.route(`${EMULATOR}/**`, route => route.abort()),
  ],
  [
    'the SDK can’t be loaded',
    (context: BrowserContext) => context.route(/assets\/js\/firebase/, route => route.abort()),
  ],
] as const) {
  test(`F50 ${what}: only the console says so, and the button is usable again`, async ({ page, context }) => {
    const errors = unhandled(page);
    const words = signInMessages(page);
    await page.goto('/');
    await cut(context);
    await login(page).click();
    await expect.poll(() => words.length).toBe(1);
    await expect(login(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
