const LATIN = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤ';

/** Every text that is one mistake away: a letter left out, doubled or strange, or two letters swapped. */
export function* editsOf(word: string): Iterable<string> {
  const alphabet = /[\u0600-\u06ff]/.test(word) ? ARABIC : LATIN;
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const here = word.slice(at, at + 1);
    const after = word.slice(at + 1);
    if (here) yield before + after;
    if (after) yield before + after.charAt(0) + here + after.slice(1);
    for (const letter of alphabet) {
      yield before + letter + here + after;
      if (here && letter !== here) yield before + letter + after;
    }
  }
}

/** True when at most `limit` letters must be added, dropped, replaced or swapped with their neighbour. */
export function withinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return false;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length) <= limit;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
