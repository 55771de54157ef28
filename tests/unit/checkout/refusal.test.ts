import { expect, test } from 'vitest';
import { ApiError, type Problem } from '../../../widgets/api/client';
import { messages } from '../../../widgets/elements/checkout/messages';
import { refusalIn } from '../../../widgets/elements/checkout/refusal';

const t = messages.en;
const LINES = [
  { slug: 'toner', title: 'Toner 59A', quantity: 3, price: '36.500' },
  { slug: 'ink', title: 'Ink 305', quantity: 1, price: '5.250' },
];

const read = (status: number, problem?: Problem) =>
  refusalIn(new ApiError('order', status, 'Not this way.', problem), LINES, t);

test('other prices are read by slug, also where the host lists what nobody can read', () => {
  const items = [{ slug: 'toner', price: '37.000' }];
  expect(read(409, { type: 'price-changed', items, subtotal: '37.000', shipping: '2.500' })).toEqual({
    kind: 'price-changed',
    prices: new Map([['toner', '37.000']]),
    subtotal: 37_000,
    shipping: 2500,
  });
  expect(read(409, { type: 'price-changed', items: 'all' as never })).toEqual({
    kind: 'price-changed',
    prices: new Map(),
  });
});

test('a shortage names its lines and how many pieces there are', () => {
  const items = [{ slug: 'toner', available: 2 }, { slug: 'ink' }];
  expect(read(409, { type: 'out-of-stock', items })).toEqual({
    kind: 'failed',
    text: [t.outOfStock, t.available('Toner 59A', 2), t.available('Ink 305', 0)].join(' '),
  });
  expect(read(409, { type: 'out-of-stock' })).toEqual({ kind: 'failed', text: t.outOfStock });
});

test('what is wrong is sorted by field and line, and the first faulty line is named', () => {
  const errors = [
    { field: 'customer.phone', message: 'Enter eight digits.' },
    { field: 'items.1.quantity', message: 'At most 50.' },
  ];
  const refusal = read(422, { type: 'invalid', errors });
  expect(refusal).toMatchObject({ kind: 'failed', text: `${t.refused} Ink 305: At most 50.` });
  expect(refusal).toHaveProperty('found.faults', { phone: { text: 'Enter eight digits.' } });
  expect(refusal).toHaveProperty('found.lineFaults', new Map([['ink', 'At most 50.']]));
});

test('a refusal for good says why; anything else leaves open whether the order was placed', () => {
  expect(read(403, { type: 'forbidden' })).toEqual({ kind: 'failed', text: `${t.refused} Not this way.` });
  expect(read(0, { type: 'foreign-origin' })).toEqual({ kind: 'foreign-origin' });
  for (const [status, problem] of [[0], [503], [429], [400]] as [number, Problem?][]) {
    expect(read(status, problem)).toEqual({ kind: 'failed', text: t.unreachable });
  }
});
