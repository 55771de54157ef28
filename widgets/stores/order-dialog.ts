import { createStore } from 'zustand/vanilla';
import { pageSingleton } from './page-singleton';

/** Where an order that was just placed goes, in words. Known to this page alone and stored nowhere. */
export interface OrderDelivery {
  /** Its parts, apart: a street in Arabic would turn an English block and building round. */
  readonly address: readonly string[];
  /** Eight digits. */
  readonly phone: string;
  /** Day it comes, counted from 1 January 1970 in Kuwait. */
  readonly arrivalDay: number;
}

interface OrderDialogState {
  readonly open: boolean;
  readonly number?: string | undefined;
  readonly delivery?: OrderDelivery | undefined;
}

/** The order-placed dialog, opened and closed through this state from anywhere on the page. */
export const orderDialog = pageSingleton('order-dialog', () =>
  createStore<OrderDialogState>(() => ({ open: false })),
);

/** Opens the dialog, for the order of that number. */
export function openOrderDialog(number?: string, delivery?: OrderDelivery): void {
  orderDialog.setState({ open: true, number, delivery });
}

/** Closes the dialog, whoever opened it. */
export function closeOrderDialog(): void {
  orderDialog.setState({ open: false });
}
