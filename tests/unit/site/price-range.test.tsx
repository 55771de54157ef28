// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { loadMessages, MessagesContext } from '../../../site/content/messages';
import { readListQuery } from '../../../site/list/list-query';
import { PriceRange } from '../../../site/list/price-range';

test('prices may be typed in Arabic digits with their decimal sign', async () => {
  const change = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <MessagesContext.Provider value={await loadMessages('ar')}>
      <PriceRange query={readListQuery('')} facets={undefined} change={change} />
    </MessagesContext.Provider>,
  );
  const fields = () => [...place.querySelectorAll('input')];
  await expect.poll(() => fields().length).toBe(2);
  for (const [at, price] of ['١٠', '۱۱٫٥'].entries()) Object.assign(fields()[at] ?? {}, { value: price });
  expect(fields().map(field => field.checkValidity())).toEqual([true, true]);
  place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(change).toHaveBeenCalledWith({ min_price: '10', max_price: '11.5' });
});
