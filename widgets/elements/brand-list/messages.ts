export const brandList = {
  failed: 'Failed to load brands',
  retry: 'Try again',
  none: 'No brands yet.',
};
