export const finderResults = {
  compatible: 'Compatible Products',
  found: (count: number, shown: string, model: string) =>
    `Found ${shown} ${count === 1 ? 'product' : 'products'} for your ${model}`,
  none: 'No Products Found',
  noneText: "We couldn't find any compatible products for this printer model.",
  another: 'Try Another Model',
  productsFailed: 'Failed to load products',
  unreachable: 'The shop could not be reached',
  unreachableText: 'Your choice is kept. Please check your connection and try again.',
};
