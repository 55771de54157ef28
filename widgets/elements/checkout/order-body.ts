import type { OrderBody } from '../../api/orders';
import { mobileNumber } from '../../data/mobile-number';
import { decimal } from '../../money';
import type { Settings } from '../../settings';
import type { CartItems } from '../../stores/cart';
import { orderTotal } from '../../stores/order-total';
import { referringPartner } from '../../stores/referral';
import type { Fields } from './validate';

const filled = <Name extends string>(name: Name, value: string | undefined) =>
  (value?.trim() ? { [name]: value.trim() } : {}) as Partial<Record<Name, string>>;

/** The payload for what was typed and what is in the cart; `shipping` as the host named it, in fils. */
export function orderBody(
  settings: Settings,
  fields: Fields,
  items: CartItems,
  shipping?: number,
): OrderBody {
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    customer: {
      name: text(fields.name),
      phone: mobileNumber(fields.phone ?? '') ?? text(fields.phone),
      ...filled('email', fields.email),
    },
    address: {
      governorate: text(fields.governorate),
      area: text(fields.area),
      block: text(fields.block),
      street: text(fields.street),
      building: text(fields.building),
      ...filled('floor', fields.floor),
      ...filled('flat', fields.flat),
      ...filled('notes', fields.notes),
    },
    items: items.map(({ slug, quantity }) => ({ slug, quantity })),
    payment_method: fields.payment === 'knet_on_delivery' ? 'knet_on_delivery' : 'cash',
    expected_total: decimal(orderTotal(items, shipping)),
    ...filled('partner', settings.partner ?? referringPartner()),
    lang: settings.lang,
  };
}
