import type { Entry } from './key-index';
import { LEVEL } from './keys';

/** True for a printer that was found by its number. */
export const isNumberedPrinter = ({ kind, level }: Entry): boolean =>
  kind === 'model' && level <= LEVEL.number;

/** A printer's name without the letters for what one can do, which others of it have: "bizhub 361dn"; undefined without any. */
export const nameWithoutEnd = (text: string): string | undefined =>
  /^(.*\d{3})[acdfinsw]{1,4}$/.exec(text)?.[1];
