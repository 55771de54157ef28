import type { Page } from 'playwright/test';

/** How many sheets of A4 a page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
}
