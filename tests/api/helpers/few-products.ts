/** Which products a test's database has: all, or a few; an API reads few in no time. */
export type Catalogue = 'whole' | 'few';

/** Leaves of the catalogue the products that orders of tests are made of, and those like them. */
export const TO_FEW = [`delete from products where slug !~ '(26|59)a'`, 'vacuum full products'] as const;
