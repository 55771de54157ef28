import { expect, test } from 'vitest';
import { formatQuoted, parseQuoted, quoteNumber } from '../../../widgets/elements/quote/quoted-prices';

const line = (slug: string, price: string) => ({ id: slug, slug, title: slug, price, quantity: 1 });
const lines = [line('a', '32.725'), line('b', '4.000')];
const at = Date.UTC(2026, 10, 22, 22);

test('a quote’s day in Kuwait and its prices come back from its link', () => {
  const text = formatQuoted(lines, at);
  expect(text).toBe('20261123,32725,4000');
  const earlier = parseQuoted(text, lines);
  expect(earlier?.prices).toEqual(
    new Map([
      ['a', 32725],
      ['b', 4000],
    ]),
  );
  expect(earlier?.at).toBe(Date.UTC(2026, 10, 23));
});

test('prices of another list count for nothing', () => {
  expect(parseQuoted('20261123,32725', lines)).toBeUndefined();
  expect(parseQuoted(undefined, lines)).toBeUndefined();
  expect(parseQuoted('99999999,1,2', lines)).toBeUndefined();
});

test('the same lines on the same day have the same number', () => {
  expect(quoteNumber('20261123,1', 'a:1')).toBe(quoteNumber('20261123,1', 'a:1'));
  expect(quoteNumber('20261123,1', 'a:1')).not.toBe(quoteNumber('20261123,1', 'a:2'));
  expect(quoteNumber('20261123,1', 'a:1')).toMatch(/^Q-20261123-[0-9A-Z]{7}$/);
});
