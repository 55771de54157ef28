/** Slug of the shop's own brand, which makes no printers. */
export const OWN_BRAND = 'tass';

/** Whether a brand has printers to choose from. */
export const makesPrinters = ({ slug }: { readonly slug: string }): boolean => slug !== OWN_BRAND;
