/** Elements that show nothing until something happens, without `tass-`. */
export const UNSEEN: ReadonlySet<string> = new Set(['toaster', 'order-dialog']);
