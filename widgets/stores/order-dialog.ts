import { createStore } from 'zustand/vanilla';
import { pageSingleton } from './page-singleton';

/** The order-placed dialog, opened and closed through this state from anywhere on the page. */
export const orderDialog = pageSingleton('order-dialog', () =>
  createStore<{ readonly open: boolean; readonly number?: string | undefined }>(() => ({ open: false })),
);

/** Opens the dialog, for the order of that number. */
export function openOrderDialog(number?: string): void {
  orderDialog.setState({ open: true, number });
}

export function closeOrderDialog(): void {
  orderDialog.setState({ open: false });
}
