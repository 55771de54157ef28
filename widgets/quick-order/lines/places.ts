// Names of rooms, papers and people that goods are for.

import { neighbour, type Token } from './tokens';

/** True behind "LPO", "room" and the like, or their "No.". */
export function isLabelled(tokens: readonly Token[], at: number): boolean {
  const before = neighbour(tokens, at, -1);
  const word = before && tokens[before.at];
  if (!word) return false;
  // A plot of land, where nothing counts pieces.
  if (word.text === 'قطعه')
    return tokens.every(({ kind, value }) => kind !== 'number' && value === undefined);
  return word.meaning?.label === true || (/^(?:no|nr|رقم)$/.test(word.text) && isLabelled(tokens, before.at));
}

/** True for the name of a room and the like that might be a cartridge's: "Room 12A". */
export const isPlace = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,3}[a-z]$/.test(tokens[at]?.text ?? '') && isLabelled(tokens, at);

/** True for the name of a person or place that goods are for. */
export const isForWhom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at - 1]?.text === 'for';
