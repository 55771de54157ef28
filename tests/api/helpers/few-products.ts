/** Which products a test's database has: all, or a few; an API reads few in no time. */
export type Catalogue = 'whole' | 'few';

/** Leaves of the catalogue the products that orders of tests are made of, those like them, and the printers that they fit. */
export const TO_FEW = [
  `delete from products where slug !~ '(26|59)a'`,
  'delete from models where slug not in (select unnest(devices) from products)',
  'vacuum full products',
  'vacuum full models',
] as const;
