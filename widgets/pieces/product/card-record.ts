// What the records of elements that show product cards have in common.

/** Events of a card. */
export const CARD_EVENTS = [
  'tass-select',
  'tass-navigate',
  'tass-add-to-cart',
  'tass-remove-from-cart',
] as const;

/** Parts of a card, and of the placeholder in its place. */
export const CARD_PARTS = [
  'card',
  'image',
  'offer',
  'category',
  'title',
  'price',
  'regular-price',
  'add-to-cart',
  'quantity',
  'fit',
  'placeholder',
] as const;
