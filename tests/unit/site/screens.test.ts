import { expect, test } from 'vitest';
import { loadScreen } from '../../../site/app/screens';

test('a page that is wanted twice at once is one page, which keeps what is typed into it', async () => {
  const path = '/ink-toner-finder';
  const [first, second] = await Promise.all([loadScreen('en', path), loadScreen('en', path)]);
  expect(second.Page).toBe(first.Page);
  expect((await loadScreen('en', path)).Page).toBe(first.Page);
});
