// Lines that hold the whole title of a product, copied from the shop: its commas and numbers are the title's own.

import type { Product } from '../../api/schemas';
import { NO_GOODS, quantityOf } from '../lines/quantity';
import { type Token, tokensOf } from '../lines/tokens';
import type { ListLine } from '../list/list';
import type { Answers } from '../names/answers';
import { factsOf } from '../names/product-facts';
import { compact, normalise } from '../words/text';
import type { Row } from './row';
import { searchText } from './search-text';

/** The row of a line that is a product's title with at most how many around it; undefined where it says more, or leaves something open. */
export function titledRow(line: ListLine, answers: Answers): Row | undefined {
  const product = titleIn(line, answers);
  if (!product || line.unclear) return undefined;
  const rest = tokensOf(withoutTitle(line.plain, factsOf(product).title).split('\t'));
  if (!rest.every(isCountWord)) return undefined;
  const counted = quantityOf(rest, NO_GOODS);
  // A column whose number is none of the rest's is a part of the title.
  const ofColumn = rest.some(({ text }) => Number(text) === line.quantity) ? line.quantity : undefined;
  const quantity = ofColumn ?? (counted.explicit ? counted.quantity : (line.below ?? 1));
  if (quantity < 1 || (counted.doubtful && ofColumn === undefined)) return undefined;
  return { line: line.text, quantity, state: 'ok', product, offered: [] };
}

/** Letters of the shortest titles: most lines are shorter. */
const MIN_LENGTH = 20;

/** The only product whose title stands in the line, of several the one of the longest. */
function titleIn(line: ListLine, answers: Answers): Product | undefined {
  if (line.plain.length < MIN_LENGTH) return undefined;
  const text = compact(line.plain);
  const coded = line.phrases.flatMap(({ key }) => answers.byCode(key) ?? []);
  const asked = coded.length > 0 ? undefined : searchText(line, line);
  const known = asked === undefined ? coded : (answers.byText(asked)?.products ?? []);
  const titled = new Map<string, Product>();
  for (const product of known) {
    const { title } = factsOf(product);
    if (title !== '' && text.includes(title)) titled.set(product.slug, product);
  }
  const [first, second] = [...titled.values()].sort((a, b) => b.title.length - a.title.length);
  return second && second.title.length === first?.title.length ? undefined : first;
}

/** The text with a blank for the title, whatever stands between the title's words. */
function withoutTitle(text: string, title: string): string {
  const spelled = normalise(text);
  const letters = [...spelled.matchAll(/[\p{L}\p{N}]/gu)];
  const from = letters
    .map(([letter]) => letter)
    .join('')
    .indexOf(title);
  const [start, end] = [letters[from]?.index ?? 0, letters[from + title.length - 1]?.index ?? 0];
  return `${spelled.slice(0, start)} ${spelled.slice(end + 1)}`;
}

/** A sign, a number, and what stands beside quantities and prices. */
const isCountWord = ({ kind, meaning, value, follows }: Token) =>
  kind === 'sign' ||
  kind === 'number' ||
  kind === 'decimal' ||
  value !== undefined ||
  follows === true ||
  Boolean(meaning?.unit || meaning?.quantity || meaning?.money || meaning?.price);
