import { openOrderDialog } from '../../widgets/stores/order-dialog';
import { takeSentOrder } from '../../widgets/stores/sent-order';

/** On the way back from a payment (`/?order=NUMBER`): confirms the order this browser just sent, once. */
export function confirmPaymentReturn(): void {
  const here = new URL(location.href);
  const number = here.searchParams.get('order');
  if (number === null) return;
  here.searchParams.delete('order');
  history.replaceState(history.state, '', here);
  if (!takeSentOrder(number)) return;
  openOrderDialog(number);
  // Its code would wait until somebody uses the page.
  document.querySelector('tass-order-dialog')?.setAttribute('loading', 'eager');
}
