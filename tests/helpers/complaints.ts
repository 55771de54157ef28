import type { Page } from 'playwright/test';

/** Warnings and errors on a page's console, and what its scripts throw, from now on. */
export function complaints(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', error => logged.push(`uncaught ${error.message}`));
  return logged;
}
