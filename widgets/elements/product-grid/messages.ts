export const productGrid = {
  viewAll: 'View All',
  viewMore: 'View More',
  failed: 'Products could not be loaded',
  failedText: 'Please check your connection and try again.',
  none: 'No products here yet',
  noneText: 'Try fewer filters, or look through another category.',
  end: 'You have seen everything',
  endText: 'There are no more products after the last page.',
  back: 'Back to the first page',
  gone: 'This product is no longer in the shop.',
};
