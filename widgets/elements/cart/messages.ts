export const cart = {
  heading: 'Your cart',
  checkout: 'Checkout',
  remove: (title: string) => `Remove ${title}`,
  gone: 'No longer available. Please remove it.',
  unknown: 'The link named products we do not have:',
  notLoaded: 'Some products of the link could not be loaded.',
  memory: 'This browser does not let us store your cart: it stays until you close or reload this page.',
};
