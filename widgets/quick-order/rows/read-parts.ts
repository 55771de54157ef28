import type { Product } from '../../api/schemas';
import { type Counted, quantityOf } from '../lines/quantity';
import type { ListLine } from '../list/list';
import { isOfTitle } from '../names/agreement';
import type { Answers, Found } from '../names/answers';
import { common, type Hit, hitsIn, type Part } from '../names/hits';
import { partsOf, unseparated } from '../names/parts';
import { withNamesakes } from './naming';

/** A part with what it says. */
export interface Read extends Part {
  readonly hits: readonly Hit[];
  /** Products that all its codes and names stand for. */
  readonly products: readonly Product[];
  readonly counted: Counted;
  isTaken(at: number): boolean;
}

/** The goods of a line with what each says. */
export function readParts(line: ListLine, answers: Answers): readonly Read[] {
  const read = (parts: readonly Part[]) => withShared(parts.map(part => readPart(part, answers)));
  const parts = read(partsOf(line, answers));
  if (parts.length > 1) return parts;
  const goods = read(unseparated(line, answers));
  const isClear = goods.every(
    ({ counted, products }) => counted.explicit && !counted.doubtful && products.length > 0,
  );
  return goods.length > 1 && isClear ? goods : parts;
}

function readPart(part: Part, answers: Answers): Read {
  const hits = hitsIn(part, answers);
  const products = withNamesakes(common(hits), hits, answers);
  const isTaken = (at: number) => hits.some(({ phrase }) => at >= phrase.from && at < phrase.to);
  const isTitle = (at: number) => isOfTitle(part.tokens, at, products);
  const isPrinter = (at: number) => isPrinterFor(products, answers.byText(part.tokens[at]?.text ?? ''));
  const [glued] = hits.flatMap(({ phrase }) => phrase.count ?? []);
  const counted = glued
    ? { quantity: glued, explicit: true, doubtful: false }
    : quantityOf(part.tokens, { isTaken, isTitle, isPrinter });
  return { ...part, hits, products, counted, isTaken };
}

export const EACH = /^(?:each|ea|لكل)$/;

/** "A, B - 2 each" is two of both; "A, B x 2" leaves open how many of A. */
function withShared(parts: readonly Read[]): readonly Read[] {
  const each = parts.find(
    ({ tokens, counted }) => counted.explicit && tokens.some(({ text }) => EACH.test(text)),
  );
  if (parts.every(({ counted }) => counted.explicit === parts[0]?.counted.explicit)) return parts;
  return parts.map(part => {
    if (part.counted.explicit) return part;
    return { ...part, counted: each?.counted ?? { ...part.counted, doubtful: true } };
  });
}

/** True where a text is a printer that one of the products fits. */
export const isPrinterFor = (products: readonly Product[], found: Found | undefined) =>
  found?.printer === true &&
  !found.guess &&
  found.products.some(({ slug }) => products.some(product => product.slug === slug));
