import { expect, test } from 'playwright/test';
import { asHosted, complaintsOf } from '../../helpers/as-hosted';

// A page's own content policy with the headers of a real host; that no page breaks them is shown where every path is opened.

// A document that a test hands over counts as one from far away, which may not reach this machine unasked.
test.use({ permissions: ['local-network-access'] });

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
