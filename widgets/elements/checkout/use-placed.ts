import { safeAddress } from '../../addresses/safe-address';
import { shopAddress } from '../../api/shop-address';
import type { PlacedOrder } from '../../events';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import type { Attempt } from '../../stores/order-attempt';
import { type OrderDelivery, openOrderDialog } from '../../stores/order-dialog';
import { type KeptOrder, keptOrder, rememberPlacedOrder } from '../../stores/placed-orders';
import { rememberSentOrder } from '../../stores/sent-order';
import { messages } from './messages';
import { orderDelivery } from './order-delivery';

/** Told the order, where the confirmation shows in its own place. */
export type OnPlaced = (order: KeptOrder, delivery: OrderDelivery) => void;

/** Where the order is paid, if not on delivery. */
function paymentOf(order: PlacedOrder): string | undefined {
  const address = safeAddress(order.payment_url, 'link');
  return address?.startsWith('https:') ? address : undefined;
}

/** What follows an order that the shop has. */
export function usePlaced(onPlaced: OnPlaced) {
  const t = useMessages(messages);
  const settings = useSettings();
  const emit = useEmit();

  /** What is told and kept before the cart is emptied. */
  function accepted(order: PlacedOrder, attempt: Attempt): void {
    const { partner } = attempt.body;
    emit('tass-order', { order: partner ? { ...order, partner } : order });
    void rememberPlacedOrder(keptOrder(order, attempt.lines, attempt.body.customer.phone));
    if (paymentOf(order)) rememberSentOrder(order.number);
  }

  /** To the payment, or to the confirmation: on the shop's home page, or in this place where that can't be shown. */
  function leave(order: PlacedOrder, attempt: Attempt, ready: boolean): void {
    const payment = paymentOf(order);
    const home = shopAddress(settings, '/');
    if (payment) {
      location.assign(payment);
      return;
    }
    const kept = keptOrder(order, attempt.lines);
    const delivery = orderDelivery(attempt.body, settings.lang, t.words, kept.at);
    onPlaced(kept, delivery);
    openOrderDialog(order.number, delivery);
    // Only a site that shows the home page in this document brings the dialog there.
    if (ready && settings.onShop && home) emit('tass-navigate', { href: home });
  }

  return { accepted, leave };
}
