/** Slug of the shop's own brand, which makes no printers. */
export const OWN_BRAND = 'tass';

export const makesPrinters = ({ slug }: { readonly slug: string }): boolean => slug !== OWN_BRAND;
