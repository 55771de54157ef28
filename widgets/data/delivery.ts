import { KUWAIT_UTC_OFFSET } from '../locale/date';
import { CLOSED_DAYS, DELIVERY_DAYS, FAR_AREAS, ORDER_BY_HOUR } from './sale-terms';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** When an order goes out and comes. Days count from 1 January 1970, in Kuwait. */
export interface Delivery {
  /** Last day on which ordering before the hour of `sale-terms.ts` is early enough. */
  readonly orderDay: number;
  readonly arrivalDay: number;
}

/** The day that it is in Kuwait at a moment in ms since 1970. */
export const kuwaitDay = (at: number): number => Math.floor((at + KUWAIT_UTC_OFFSET) / DAY);

/** Noon of a day in Kuwait, in ms since 1970: that day in any words for dates. */
export const noonOf = (day: number): number => day * DAY + DAY / 2 - KUWAIT_UTC_OFFSET;

const weekday = (day: number): number => (day + FIRST_WEEKDAY) % 7;

/** That day, or the first after it, on which the shop delivers. */
function openDay(day: number): number {
  let open = day;
  while (CLOSED_DAYS.includes(weekday(open))) open++;
  return open;
}

/** The day of delivery that comes `days` of them after an open one. */
function laterDay(day: number, days: number): number {
  let later = day;
  for (let passed = 0; passed < days; passed++) later = openDay(later + 1);
  return later;
}

/** Days of delivery that an order takes to a place; the slowest governorate's where it is none we know. */
export function deliveryDays(governorate: string, area?: string): number {
  const days = DELIVERY_DAYS[governorate] ?? Math.max(...Object.values(DELIVERY_DAYS));
  return (area && FAR_AREAS[area]) || days;
}

/** When an order placed at `now` (ms since 1970) comes, where it takes `days` days of delivery. */
export function deliveryAt(now: number, days: number): Delivery {
  const today = kuwaitDay(now);
  const isLate = (now + KUWAIT_UTC_OFFSET) % DAY >= ORDER_BY_HOUR * HOUR;
  const orderDay = openDay(isLate ? today + 1 : today);
  return { orderDay, arrivalDay: laterDay(orderDay, days) };
}
