export const emptyCart = {
  title: 'Your cart is empty',
  text: 'Choose your printer and see what fits, or look through the shelves.',
  back: 'Continue shopping',
};
