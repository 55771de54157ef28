import type { Product } from '../api/schemas';
import type { Answers } from './answers';
import { choose, type Naming } from './choose';
import { common, type Hit, hitsIn, isUnderstood, type Part } from './hits';
import type { ListLine } from './list';
import { partsOf } from './parts';
import { factsOf, isNamed } from './product-facts';
import { quantityOf } from './quantity';
import { offer, type Row } from './row';
import { compact } from './text';
import { searchText, unmatched } from './unmatched';
import { wishesOf } from './wishes';

/** The rows of a line: none for a greeting or heading, several for a set or several goods. */
export function resolveLine(line: ListLine, answers: Answers): Row[] {
  const parts = partsOf(line, answers);
  return parts.flatMap(part => resolvePart(line, part, answers, parts.length > 1));
}

/** What is still to be asked about a line once its codes are known: sisters of names, and texts to search for. */
export function openQuestions(
  line: ListLine,
  answers: Answers,
): { readonly codes: string[]; readonly texts: string[] } {
  const codes: string[] = [];
  const texts: string[] = [];
  for (const part of partsOf(line, answers)) {
    const hits = hitsIn(part, answers);
    for (const { phrase, products } of hits) {
      if (/\d$/.test(phrase.key) && !isCode(phrase.key, products)) codes.push(...sistersOf(phrase.key));
      if (!products.some(product => isNamed(product, phrase.key))) texts.push(phrase.key);
    }
    const text = searchText(part, line);
    if (hits.length === 0 && text) texts.push(text);
  }
  return { codes, texts };
}

const sistersOf = (key: string) => [`${key}xl`, `${key}x`, `${key}h`];
const isCode = (key: string, products: readonly Product[]) =>
  products.some(product => factsOf(product).code === key);

function resolvePart(line: ListLine, part: Part, answers: Answers, isOneOfSeveral: boolean): Row[] {
  const hits = hitsIn(part, answers);
  const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const wishes = wishesOf(part.tokens, isTaken);
  const counted = quantityOf(part.tokens, isTaken);
  const quantity = isOneOfSeveral && counted.said ? counted.quantity : (line.quantity ?? counted.quantity);
  const row = { line: line.text, quantity };
  if (hits.length === 0) return unmatched(line, part, wishes, answers, row, counted.said);
  const products = common(hits);
  if (products.length === 0)
    return [{ ...row, state: 'choice', offered: offer(hits.flatMap(hit => hit.products)) }];
  const choice = choose(products, wishes, namingOf(hits, answers));
  const isSure =
    !(counted.doubtful && line.quantity === undefined) &&
    !hasStranger(part, isTaken, products) &&
    quantity > 0;
  if ('sure' in choice && isSure)
    return choice.sure.map(product => ({ ...row, state: 'ok', product, offered: [] }));
  return [{ ...row, state: 'choice', offered: offer('sure' in choice ? choice.sure : choice.offered) }];
}

function namingOf(hits: readonly Hit[], answers: Answers): Naming {
  const codes = hits.filter(({ phrase, products }) => isCode(phrase.key, products));
  if (codes.length > 0) return { by: 'code', hasSister: false };
  const names = hits.filter(({ phrase, products }) => products.some(product => isNamed(product, phrase.key)));
  const isOtherCode = hits.some(({ phrase }) => answers.byText(phrase.key)?.printer === false);
  if (names.length === 0 && !isOtherCode) return { by: 'printer', hasSister: false };
  const hasSister = names.every(
    ({ phrase }) =>
      /\d$/.test(phrase.key) &&
      sistersOf(phrase.key).some(key => (answers.byCode(key) ?? []).some(product => isNamed(product, key))),
  );
  return { by: 'name', hasSister: names.length > 0 && hasSister };
}

/** True where the part names something beside what was found: another code, or words that make a short name doubtful. */
function hasStranger(
  { tokens }: Part,
  isTaken: (at: number) => boolean,
  products: readonly Product[],
): boolean {
  const said = new Set(products.flatMap(product => factsOf(product).words));
  const rest = tokens.filter(
    (token, at) => !isTaken(at) && !isUnderstood(token) && !said.has(compact(token.text)),
  );
  if (rest.some(({ kind, text }) => kind === 'code' && !/^\d+x$|^\d+(?:st|nd|rd|th|k)$/.test(text)))
    return true;
  const taken = tokens.filter((_, at) => isTaken(at)).map(({ text }) => text);
  return rest.length > 0 && compact(taken.join('')).length < 4;
}
