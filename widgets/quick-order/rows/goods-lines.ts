// Lines without a code or name: goods all the same, or talk.

import { isCodeNumber, isSeries } from '../lines/named-numbers';
import { isPlace } from '../lines/places';
import type { Counted } from '../lines/quantity';
import { isUnderstood, type Token } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Found } from '../names/answers';
import type { Part } from '../names/hits';
import { inNamingCells } from './search-text';

/** Whether a line without code or name is goods all the same, not a greeting, a heading or a total. */
export function isGoods(line: ListLine, part: Part, counted: Counted): boolean {
  const tokens = part.tokens.filter(inNamingCells(part.tokens));
  const words = tokens.filter(({ kind }, at) => kind === 'word' || (kind === 'code' && !isPlace(tokens, at)));
  const isNumbersAlone = words.every(({ meaning }) => meaning?.quantity || meaning?.unit);
  // "Payment: 30 days", "Ext. 4501".
  const isCounted = line.outside ? counted.named === true : counted.explicit;
  const hasQuantity = (line.quantity ?? line.below) !== undefined || isCounted;
  if (isNumbersAlone) return hasQuantity && tokens.some(isCodeNumber);
  const isNumbered = tokens.some(({ kind, meaning }) => kind === 'number' && !meaning);
  const unknown = words.filter(token => !isUnderstood(token));
  // Beside the quantity of a column, or how many pieces, a number and its colours are goods, "802 black"; so is "CLT 406 set".
  const isSet = words.some(({ meaning }) => meaning?.set);
  const isColored =
    (line.quantity !== undefined || ((counted.explicit || isSet) && tokens.some(isCodeNumber))) &&
    (isSet || words.some(({ meaning }) => meaning?.colors));
  const sort = isColored || words.some(({ meaning }) => meaning?.categories || meaning?.brand);
  const talk = words.some(({ meaning, text }) => meaning?.talk && !CONNECTIVE.test(text));
  if (unknown.length === 0 && (!sort || talk)) return false;
  if (sort && isNumbered && !talk) return true;
  // "Sticky notes x 12" are goods, "Salmiya branch 2" is where they go.
  const isAnnounced = line.listed || (counted.named && !tokens.some(({ meaning }) => meaning?.label));
  const isTalk = talk && unknown.every(({ kind }) => kind === 'word') && unknown.length < 2 && !isAnnounced;
  const hasNumber = hasQuantity || (counted.doubtful && !line.outside);
  if (hasNumber && !isTalk) return true;
  if (/[:،,]\s*$/.test(line.text) || talk) return false;
  return line.listed || words.some(({ kind }) => kind === 'code') || (sort && unknown.length > 0);
}

/**
 * True for a printer's series and number, "Phaser 3020", or where a sort of goods is wanted for a printer, whatever the words
 * around: "need toner for my HP 1102 printer".
 */
export function isForPrinter({ tokens }: Part, found: Found | undefined): boolean {
  const says = (test: (token: Token) => boolean | undefined) => tokens.some(test);
  return (
    found?.printer === true &&
    !found.guess &&
    (isSeries(tokens) ||
      (says(({ meaning }) => meaning?.categories !== undefined) &&
        says(({ meaning }) => meaning?.brand !== undefined) &&
        !says(({ meaning }) => meaning?.label)))
  );
}

/** Words that stand between goods as well as in talk. */
const CONNECTIVE = /^(?:and|of|for|with|و|من|مع|في)$/;
