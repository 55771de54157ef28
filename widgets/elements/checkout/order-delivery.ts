import type { OrderBody } from '../../api/orders';
import { deliveryAt, deliveryDays } from '../../data/delivery';
import { governorates, placeTitle } from '../../data/kuwait';
import type { Language } from '../../locale/languages';
import type { OrderDelivery } from '../../stores/order-dialog';

type Part = 'block' | 'street' | 'building' | 'floor' | 'flat';

/** Words before the parts of an address. */
export interface AddressWords {
  readonly parts: Readonly<Record<Part, string>>;
}

/** Where an order that was accepted at a moment (ms since 1970) goes and when it comes, in words; a part that is no mere number names itself. */
export function orderDelivery(
  { customer, address }: OrderBody,
  lang: Language,
  words: AddressWords,
  at: number,
): OrderDelivery {
  const governorate = governorates.find(([slug]) => slug === address.governorate);
  const area = governorate?.[3].find(([slug]) => slug === address.area);
  const parts = (Object.keys(words.parts) as Part[]).flatMap(part => {
    const value = address[part];
    if (!value) return [];
    return /^\p{Number}/u.test(value) ? `${words.parts[part]}\u00a0${value}` : value;
  });
  const places = area ? [placeTitle(area, lang), ...parts] : parts;
  return {
    address: places,
    phone: customer.phone,
    arrivalDay: deliveryAt(at, deliveryDays(address.governorate, address.area)).arrivalDay,
  };
}
