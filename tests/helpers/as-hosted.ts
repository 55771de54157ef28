import type { Page } from 'playwright/test';
import { siteHeaders } from '../../site/build/headers.mjs';

/** Gives documents the headers that the build writes for hosts. */
export async function asHosted(page: Page): Promise<void> {
  await page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...siteHeaders } });
  });
}

/** What a page's policy refuses and what its scripts throw or say that a clean console wouldn't, from now on. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    // The tests themselves keep the service worker out.
    const ours = !message.text().startsWith('Service Worker registration blocked');
    if (ours && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
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
