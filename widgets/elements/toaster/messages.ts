export const toaster = { close: 'Close notification' };
