/** Characters that a title has less than: search engines cut what is longer. */
export const TITLE_LIMIT = 60;

/** What tells one from its neighbours at the end of a name: a code, a pack's size. */
const TAIL = /\s*\([^()]*\)$/;
/** An aside at the end: a width, a material. */
const ASIDE = /\s*[,،][^,،]*$/;
/** Less than this says too little of a name to stop at. */
const ENOUGH = 24;

const fits = (text: string, limit: number) => text.length < limit;

/** A name cut at its asides, then at a word, without the code at its end. */
function shortened(name: string, limit: number): string {
  const [tail = ''] = TAIL.exec(name) ?? [];
  const room = limit - tail.length;
  let head = name.slice(0, name.length - tail.length);
  while (!fits(head, room)) {
    const rest = head.replace(ASIDE, '');
    if (rest === head || rest.length < ENOUGH) break;
    head = rest;
  }
  if (!fits(head, room)) head = `${head.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
  return head + tail;
}

/**
 * A page's title under 60 characters: what it is about with the first of `ends` that leaves it short enough, the longest
 * given first; a name too long by itself loses what matters least.
 */
export function pageTitle(about: string, ...ends: readonly string[]): string {
  const end = [...ends, ''].find(one => fits(about + one, TITLE_LIMIT));
  return end === undefined ? shortened(about, TITLE_LIMIT) : about + end;
}
