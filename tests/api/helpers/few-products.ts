/** Which products a test's database has: all, or a few; an API reads few in no time. */
export type Catalogue = 'whole' | 'few';

/** Slugs of the few: what orders of tests are made of, and those like them. */
export const FEW = /(26|59)a/;

/** Leaves of the catalogue the few products and the printers that they fit. */
export const TO_FEW = [
  `delete from products where slug !~ '${FEW.source}'`,
  'delete from models where slug not in (select unnest(devices) from products)',
  'vacuum full products',
  'vacuum full models',
] as const;
