import type { Page } from 'playwright/test';

/** A page as it is printed on A4. */
async function print(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1');
}

/** How many sheets of A4 a page prints on. */
export const sheetsOf = async (page: Page): Promise<number> =>
  (await print(page)).match(/\/Type \/Page\n/g)?.length ?? 0;

/** Where the links lead that a page prints, from the first sheet to the last. */
export const linksPrinted = async (page: Page): Promise<string[]> =>
  [...(await print(page)).matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address);
