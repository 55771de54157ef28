export const orderDialog = {
  heading: 'Order Placed Successfully!',
  text: 'Thank you! Your order has been placed and is now being processed.',
  number: 'Order number',
  close: 'Close',
  go: 'Continue Shopping',
};
