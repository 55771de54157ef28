import type { Offer } from 'schema-dts';
import { SHIPPING_FEE } from '../../../widgets/constants';
import {
  CLOSED_DAYS,
  DELIVERY_DAYS,
  FAR_AREAS,
  ORDER_BY_HOUR,
  RETURN_DAYS,
} from '../../../widgets/data/sale-terms';
import { fils } from '../../../widgets/money';
import { shippingFor } from '../../../widgets/stores/order-total';
import { COUNTRY, CURRENCY } from './market';

/** Days of the week as schema.org names them; 0 is Sunday. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const SCHEMA = 'https://schema.org';
const kwd = (amount: number) =>
  ({ '@type': 'MonetaryAmount', value: amount / 1000, currency: CURRENCY }) as const;
const days = (minValue: number, maxValue: number) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

/** Last day of the month after that of `now` (ms since 1970), `2026-12-31`: pages change once a month for it. */
function priceValidUntil(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0)).toISOString().slice(0, 10);
}

const transit = [...Object.values(DELIVERY_DAYS), ...Object.values(FAR_AREAS)];

const delivery = (price: number) =>
  ({
    '@type': 'OfferShippingDetails',
    shippingRate: kwd(shippingFor(price)),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      cutoffTime: `${String(ORDER_BY_HOUR).padStart(2, '0')}:00:00+03:00`,
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS.filter((_, day) => !CLOSED_DAYS.includes(day)),
      },
      handlingTime: days(0, 1),
      transitTime: days(Math.min(...transit), Math.max(...transit)),
    },
  }) as const;

/** As the terms have it: brought back to the office, or collected for the price of a delivery. */
const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: [`${SCHEMA}/ReturnInStore`, `${SCHEMA}/ReturnByMail`],
  returnFees: `${SCHEMA}/ReturnShippingFees`,
  returnShippingFeesAmount: kwd(SHIPPING_FEE),
  refundType: `${SCHEMA}/FullRefund`,
} as const;

/** What holds for an offer: until when, how it comes and how it goes back. */
export type OfferTerms = ReturnType<typeof offerTerms>;

/** The terms of an offer at a price (decimal KWD). `now` in ms since 1970. */
export const offerTerms = (price: string, now: number) =>
  ({
    priceValidUntil: priceValidUntil(now),
    shippingDetails: delivery(fils(price) ?? 0),
    hasMerchantReturnPolicy: RETURNS,
  }) as const satisfies Partial<Exclude<Offer, string>>;
