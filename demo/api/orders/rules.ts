import type { OrderLimits } from '../settings';
import type { DeliveryAreas } from './delivery-areas';

/** What the shop holds orders to beyond their form. */
export interface OrderRules {
  areas: DeliveryAreas;
  limits: OrderLimits;
  /** Number for larger orders, as shoppers read it. */
  whatsapp: string;
}
