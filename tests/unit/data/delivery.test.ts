import { describe, expect, test } from 'vitest';
import { deliveryAt, deliveryDays, noonOf } from '../../../widgets/data/delivery';
import { governorates } from '../../../widgets/data/kuwait';
import { DELIVERY_DAYS, FAR_AREAS } from '../../../widgets/data/sale-terms';

// When an order comes: before and after 14:00 in Kuwait (UTC+3), none on Fridays. 22 November 2026 is a Sunday.

const date = (day: number) => new Date(noonOf(day)).toISOString().slice(0, 10);

function promise(moment: string, days: number) {
  const { orderDay, arrivalDay } = deliveryAt(Date.parse(moment), days);
  return [date(orderDay), date(arrivalDay)];
}

describe('an order', () => {
  test.each([
    ['in the morning comes the same day', '2026-11-22T09:00+03:00', 0, '2026-11-22', '2026-11-22'],
    ['a second before the hour too', '2026-11-22T13:59:59+03:00', 0, '2026-11-22', '2026-11-22'],
    ['at the hour comes the next day', '2026-11-22T14:00+03:00', 0, '2026-11-23', '2026-11-23'],
    ['to a farther governorate comes a day later', '2026-11-22T09:00+03:00', 1, '2026-11-22', '2026-11-23'],
    ['on Thursday afternoon waits for Saturday', '2026-11-26T15:00+03:00', 0, '2026-11-28', '2026-11-28'],
    ['on Thursday morning passes over Friday', '2026-11-26T09:00+03:00', 1, '2026-11-26', '2026-11-28'],
    ['on Friday morning goes out on Saturday', '2026-11-27T09:00+03:00', 0, '2026-11-28', '2026-11-28'],
    ['on Friday to a far area', '2026-11-27T09:00+03:00', 2, '2026-11-28', '2026-11-30'],
    ['two days over a Friday', '2026-11-25T09:00+03:00', 2, '2026-11-25', '2026-11-28'],
    [
      'late in the evening of UTC is the next day in Kuwait',
      '2026-11-22T21:30Z',
      0,
      '2026-11-23',
      '2026-11-23',
    ],
    ['at the end of a year', '2026-12-31T20:00+03:00', 0, '2027-01-02', '2027-01-02'],
  ])('%s', (_, moment, days, orderDay, arrivalDay) => {
    expect(promise(moment, days)).toEqual([orderDay, arrivalDay]);
  });
});

test('whatever the hour and the place, nothing comes on a Friday or before it goes out', () => {
  const start = Date.parse('2026-11-20T00:00+03:00');
  for (let hour = 0; hour < 24 * 15; hour++)
    for (const days of [0, 1, 2]) {
      const { orderDay, arrivalDay } = deliveryAt(start + hour * 3_600_000, days);
      expect(new Date(noonOf(arrivalDay)).getUTCDay()).not.toBe(5);
      expect(arrivalDay).toBeGreaterThanOrEqual(orderDay + days);
    }
});

test('every governorate has its days, and every far area is one that can be chosen', () => {
  expect(Object.keys(DELIVERY_DAYS).sort()).toEqual(governorates.map(([slug]) => slug).sort());
  const areas = governorates.flatMap(([, , , places]) => places.map(([slug]) => slug));
  expect(areas).toEqual(expect.arrayContaining(Object.keys(FAR_AREAS)));
});

test('a far area takes longer than its governorate; a place that is unknown as long as the slowest', () => {
  expect(deliveryDays('ahmadi', 'fintas')).toBe(1);
  expect(deliveryDays('ahmadi', 'wafra')).toBe(2);
  expect(deliveryDays('atlantis')).toBe(1);
});
