export const brands: Partial<Record<string, string>> = {};
