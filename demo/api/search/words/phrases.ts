/** Each word of one list with each of another behind it; both lists and the phrases are parted by upright strokes. */
export const pairs = (before: string, behind: string): string =>
  before
    .split('|')
    .flatMap(first => behind.split('|').map(second => `${first} ${second}`))
    .join('|');
