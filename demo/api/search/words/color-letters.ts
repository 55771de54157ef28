import { normalise } from '../text/normalise';

/** Colours by the letters that stand for them where several are listed, or one in brackets. */
export const COLOR_LETTERS: Readonly<Record<string, string>> = {
  k: 'black',
  bk: 'black',
  c: 'cyan',
  m: 'magenta',
  y: 'yellow',
};

const LETTERS = 'bk|[kcmy]';
/** "(K, M, Y, C)", "BT5000 C/M/Y", "TN-243BK/C/M/Y": letters behind a number that are nothing but colours. */
const LISTED = new RegExp(
  `(?<=\\d(?:\\s*xx?l)?[\\s(/,-]*)(?:${LETTERS})(?:\\s*[/,&+]\\s*(?:${LETTERS})){1,3}(?![\\p{L}\\p{N}])`,
  'gu',
);
const ALONE = new RegExp(`\\((${LETTERS})\\)`, 'gu');
/** The end of a description that a column of 40 letters has cut within its colour: "FOR LBP612C(YE". */
const CUT = /\(([a-z]{1,6})$/u;

/** The letters' colour and the ground's of a tape: "12mm black/yellow". Of a cartridge two colours are two. */
const GROUND =
  /(?<!\p{L})(black|white|اسود|ابيض)\s*\/\s*(white|yellow|clear|transparent|blue|green|black|ابيض|اصفر|شفاف|ازرق|اخضر|اسود)(?!\p{L})/gu;
const TAPE = /(?<!\p{L})(?:tapes?|labels?|tze?|d1|dymo|شريط|ليبل|دايمو)(?!\p{L})/u;

const onGround = (_: string, letters: string, ground: string) =>
  `${letters} ${/[a-z]/.test(letters) ? 'on' : 'على'} ${ground}`;

/** A query with the colours that it tells by letters, or by a stroke between them, as words. */
export function withColorWords(query: string): string {
  const normalised = normalise(query);
  const named = (TAPE.test(normalised) ? normalised.replace(GROUND, onGround) : normalised)
    .replace(
      LISTED,
      letters => ` ${[...letters.matchAll(/bk|[kcmy]/g)].map(([one]) => COLOR_LETTERS[one]).join(' ')} `,
    )
    .replace(ALONE, (_, letter: string) => ` ${COLOR_LETTERS[letter]} `)
    .replace(CUT, (all, letters: string) => {
      const color = Object.values(COLOR_LETTERS).find(name => name.startsWith(letters));
      return color === undefined ? all : ` ${color}`;
    });
  return named === normalised ? query : named;
}
