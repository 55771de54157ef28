import type { DeliveryAreas } from './delivery-areas';

/** How much one order and one mobile number may take; 0 takes a limit away. */
export interface OrderLimits {
  /** Pieces of one product in one order. */
  linePieces: number;
  /** Pieces and orders of one mobile number in 24 hours. */
  dayPieces: number;
  dayOrders: number;
  /** Unconfirmed orders of one mobile number that take pieces out of stock; later ones wait for confirmation. */
  unconfirmed: number;
}

/** What the shop holds orders to beyond their form. */
export interface OrderRules {
  areas: DeliveryAreas;
  limits: OrderLimits;
  /** Number for larger orders, as shoppers read it. */
  whatsapp: string;
}
