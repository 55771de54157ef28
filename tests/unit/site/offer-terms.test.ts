import { expect, test, vi } from 'vitest';
import { offerTerms } from '../../../site/prerender/structured-data/offer-terms';

vi.mock('../../../widgets/data/sale-terms', async original => ({
  ...(await original<object>()),
  ORDER_BY_HOUR: 9,
}));

test('a shop that takes orders until nine says so in two digits, as times are written', () => {
  const { deliveryTime } = offerTerms('18.500', Date.UTC(2026, 10, 23)).shippingDetails;
  expect(deliveryTime.cutoffTime).toBe('09:00:00+03:00');
});

test.each([
  ['30.000', 2],
  ['30.001', 0],
])('delivery of a product of KWD %s costs KWD %d', (price, value) => {
  expect(offerTerms(price, 0).shippingDetails.shippingRate).toMatchObject({ value, currency: 'KWD' });
});
