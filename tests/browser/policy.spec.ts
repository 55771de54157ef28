import { expect, type Page, test } from 'playwright/test';
import { siteHeaders } from '../../site/build/headers.mjs';
import { PAGE_PATHS } from '../helpers/page-paths';

// Every kind of page, with its own content policy and the headers of a real host: nothing is refused, nothing fails.

// A document that a test hands over counts as one from far away, which may not reach this machine unasked.
test.use({ permissions: ['local-network-access'] });

/** Gives documents the headers that the build writes for hosts. */
async function asHosted(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...siteHeaders } });
  });
}

/** What the console and the policy have to say, from now on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { complain(what: string): void }).complain(
        `${effectiveDirective} refuses ${blockedURI}`,
      ),
    );
  });
  return complaints;
}

for (const prefix of ['', '/ar'])
  test(`no page breaks its own policy or logs an error: ${prefix || '/en'}`, async ({ page }) => {
    test.setTimeout(180_000);
    await asHosted(page);
    const complaints = await complaintsOf(page);
    for (const path of PAGE_PATHS) {
      await page.goto(prefix && path === '/' ? prefix : prefix + path);
      // Scrolling to the end hydrates every element of the page.
      await page.keyboard.press('End');
      await page.waitForLoadState('networkidle');
      expect(complaints, path).toEqual([]);
    }
  });

test('the policy refuses what is not the shop’s', async ({ page }) => {
  await asHosted(page);
  const complaints = await complaintsOf(page);
  await page.goto('/contact-us');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
    document.head.append(script);
  });
  await expect
    .poll(() => complaints.join())
    .toContain('script-src-elem refuses https://elsewhere.example/x.js');
});
