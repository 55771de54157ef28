export const cartBadge = {
  name: (count: number) => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
};
