import type { Page } from 'playwright/test';

/** A visitor who saves data: nothing is fetched but what the page shows by then. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
