/** The list of printers in an address, `brand:model:name,…`; slugs hold nothing that addresses encode. */
export const formatPrinters = (
  printers: readonly { readonly brand: string; readonly model: string; readonly name?: string }[],
): string =>
  printers
    .map(({ brand, model, name }) => [brand, model, ...(name ? [encodeURIComponent(name)] : [])].join(':'))
    .join(',');
