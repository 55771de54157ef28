/** A product of the catalogue, for code that is to work as soon as it is pasted. */
export const EXAMPLE_SLUG = 'hp-26a-cf226a-toner-cartridge-black';
