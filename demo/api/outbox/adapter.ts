import type { OrderNotice } from './order-notice';

/** A way in which an order reaches somebody outside. */
export interface Adapter {
  /** Kept with each delivery: an adapter that has taken a notice does not get it again. */
  name: 'webhook' | 'mail';
  /** Rejects when the notice was not taken; it is then tried again. `id` is the same in every try. */
  deliver(notice: OrderNotice, id: string): Promise<void>;
}
