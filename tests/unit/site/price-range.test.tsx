// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadMessages, MessagesContext } from '../../../site/content/messages';
import { type ListQuery, readListQuery } from '../../../site/list/list-query';
import { PriceRange } from '../../../site/list/price-range';

/** A range in Arabic, whose list is narrowed as it asks. */
async function open() {
  const messages = await loadMessages('ar');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const change = vi.fn((changes: object) => draw({ ...readListQuery(''), ...changes }));
  const draw = (query: ListQuery) =>
    root.render(
      <MessagesContext.Provider value={messages}>
        <PriceRange query={query} facets={undefined} change={change} />
      </MessagesContext.Provider>,
    );
  draw(readListQuery(''));
  const fields = () => [...place.querySelectorAll('input')];
  await expect.poll(() => fields().length).toBe(2);
  const enter = (...prices: string[]) => {
    for (const [at, price] of prices.entries()) Object.assign(fields()[at] ?? {}, { value: price });
    expect(fields().map(field => field.checkValidity())).toEqual([true, true]);
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  return { change, fields, enter, draw };
}

test('prices may be typed in Arabic digits with their decimal sign', async () => {
  const { change, enter } = await open();
  enter('١٠', '۱۱٫٥');
  expect(change).toHaveBeenCalledWith({ min_price: '10', max_price: '11.5' });
});

test('the lower price comes first, and the field that was entered keeps the focus', async () => {
  const { change, fields, enter, draw } = await open();
  const [lowest] = fields();
  lowest?.focus();
  enter('100', '5');
  expect(change).toHaveBeenCalledWith({ min_price: '5', max_price: '100' });
  await expect.poll(() => fields().map(({ value }) => value)).toEqual(['5', '100']);
  expect(document.activeElement).toBe(lowest);
  draw(readListQuery(''));
  await expect.poll(() => fields().map(({ value }) => value)).toEqual(['', '']);
});
