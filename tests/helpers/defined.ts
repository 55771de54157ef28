import type { Page } from 'playwright/test';

/** Waits until an element's code is there, on a page that stays; `waitForFunction` has a page read all of playwright's script once more. */
export const defined = (page: Page, tag: string) =>
  page.evaluate(async name => void (await customElements.whenDefined(name)), tag);
