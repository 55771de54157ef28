import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { answer, fired, record } from '../../helpers/element-page';
import { COLOR_SUPPLIES } from '../../helpers/finder-catalogue';
import { openFinder } from '../../helpers/finder-page';

// What fits a colour printer: a choice for each slot, complete sets, what a year costs.

const colorPage = { items: COLOR_SUPPLIES, page: 1, limit: 48, total: 8 };

test('what a year costs by kind, and a reminder for the calendar', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  const year = page.getByRole('region', { name: 'What it costs a year' });
  await year.getByLabel('Pages a month').fill('١٠٠٠');
  await year.getByLabel('Of these in colour').fill('500');
  // 1,000 pages of black and 3 × 500 of colour a month, at 10 and 4 fils a page.
  await expect(year.getByRole('row', { name: /Original/ })).toContainText('300.000 د.ك');
  await expect(year.getByRole('row', { name: /Compatible/ })).toContainText('120.000 د.ك 60% less');
  const download = page.waitForEvent('download');
  await year.getByRole('button', { name: 'Remind me to refill' }).click();
  const file = await (await download).path();
  expect((await download).suggestedFilename()).toBe('refill-reminder.ics');
  expect(readFileSync(file, 'utf8')).toContain('SUMMARY:Order toner or ink for HP ENVY 6020');
  await year.getByLabel('Of these in colour').fill('many');
  await expect(year.getByRole('alert')).toHaveText('Please type a whole number up to 100,000.');
  await expect(year.getByRole('row')).toHaveCount(0);
});

test('a double click adds a set once', async ({ page }) => {
  await openFinder(page, 'brand="hp" model="envy-6020"', { products: route => answer(route, colorPage) });
  await record(page, 'tass-add-to-cart');
  await page.getByRole('button', { name: 'Add complete set (original)' }).dblclick();
  // A press is told at once: what the second would have done has been told by now.
  expect(await fired(page, 'tass-add-to-cart')).toHaveLength(4);
});
