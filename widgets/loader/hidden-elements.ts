/** Elements that show nothing until something happens, without `tass-`; the shell of every page holds one of each. */
export const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set(['toaster', 'order-dialog']);
