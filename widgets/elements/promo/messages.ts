export const promo = {
  headline: 'Want Prints That Actually Print Right?',
  tagline: 'TASS toners are print-tested one by one, rated like the original and priced for every day.',
  action: 'See TASS toners',
};
