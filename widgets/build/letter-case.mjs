/** `view-more` to `viewMore`. */
export const camelCase = name => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** `tass-product-grid` to `TassProductGrid`. */
export const pascalCase = name => camelCase(`-${name}`);
