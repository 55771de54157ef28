export const search = {
  label: 'Search products',
  placeholder: 'Search products',
  results: 'Search results',
  searching: 'Searching...',
  none: 'No results found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};
