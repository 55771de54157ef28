/**
 * How many letters must be added, dropped, replaced or swapped with their neighbour to make one text of the
 * other; `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return over;
  const width = b.length + 1;
  if (width > MAX_LENGTH) return over;
  let [beforeLast, last, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column < width; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column < width; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return over;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(at(last, b.length), over);
}

/** Longer texts are never near anything. */
const MAX_LENGTH = 64;
const ROWS = [new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH), new Uint8Array(MAX_LENGTH)];

function at(row: Uint8Array, column: number): number {
  return row[column] as number;
}

/** How many mistakes a word of this length may have: about one in five letters, none in very short ones. */
export function mistakesAllowed(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}
