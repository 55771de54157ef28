import type { Page } from 'playwright/test';
import { buildFixture } from './build-fixture';

const PAGE = 'https://host.example/';

/** The fixture's code, made for the first page that needs it. */
let script: Promise<string> | undefined;

/** Opens a page with the given body; the fixture is defined once the body is there, unless `define` says otherwise. */
export async function openFixture(
  page: Page,
  body: string,
  { define = true, headers = {} } = {},
): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  page.on('pageerror', error => logged.push(`uncaught ${error.message}`));
  script ??= buildFixture();
  const code = await script;
  await page.route(`${PAGE}**`, route =>
    route.request().url() === PAGE
      ? route.fulfill({
          contentType: 'text/html',
          headers,
          body: `<!doctype html><html lang="en"><head><title>Host</title><script type="module" src="/fixture.js"></script></head><body>${body}</body></html>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await page.goto(PAGE);
  await page.waitForFunction(() => 'defineFixture' in window);
  if (define) await page.evaluate(() => window.defineFixture('1.0.0'));
  return logged;
}
