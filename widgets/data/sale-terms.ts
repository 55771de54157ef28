/*
 * What the shop promises on every page, partners' included: the owner's to set. The terms in `site/content` are made
 * from the same values. Hours and days are Kuwait's.
 */

/** An order before this hour goes out on the same day; after it, on the next day of delivery. */
export const ORDER_BY_HOUR = 14;

/** Days of the week without deliveries; 0 is Sunday, 5 Friday. */
export const CLOSED_DAYS: readonly number[] = [5];

/** Days of delivery from an order's going out to its arrival, by governorate; 0 is the same day. */
export const DELIVERY_DAYS: Readonly<Record<string, number>> = {
  'al-asimah': 0,
  hawalli: 0,
  farwaniya: 0,
  'mubarak-al-kabeer': 0,
  ahmadi: 1,
  jahra: 1,
};

/** The same for areas that are farther away than the rest of their governorate. */
export const FAR_AREAS: Readonly<Record<string, number>> = {
  'sabah-al-ahmad-city': 2,
  'sabah-al-ahmad-sea-city': 2,
  khairan: 2,
  wafra: 2,
  zour: 2,
  nuwaiseeb: 2,
  bnaider: 2,
  julaia: 2,
  abdali: 2,
  salmi: 2,
  subiya: 2,
};

/** Months for which products of the shop's own brand are replaced or refunded when they fail. */
export const WARRANTY_MONTHS = 12;

/** Days within which goods may be returned unused and closed. */
export const RETURN_DAYS = 14;
