import type { KeyIndex } from '../index/key-index';
import { LEVEL } from '../index/keys';
import type { ProductIndex } from '../index/product-index';
import { withLookAlikes } from '../text/look-alikes';
import { compact } from '../text/normalise';
import { withColorWords } from '../words/color-letters';
import { withPrinterNames } from '../words/driver-names';
import { withoutQuantities } from './quantities';
import type { QueryReader } from './query-reader';
import { type Variant, variantsOf } from './reading-variants';

/** What the catalogue knows of a query's words. */
interface Known {
  readonly keys: KeyIndex;
  readonly index: ProductIndex;
  readonly reader: QueryReader;
  /** The goods of a name, of all colours; none for a printer's. */
  named(text: string): readonly number[];
}

/** Each reading of a query without its quantities, and what else it may mean. */
export function* readingsOf(query: string, { keys, index, reader, named }: Known): Iterable<Variant> {
  const known = {
    isInTitles: (text: string) => index.isInTitles(text),
    isCode: (text: string) => keys.isFormOfWhole(text),
    levelOf: (text: string) => keys.levelOf(text),
    isOfGoods: (text: string) =>
      keys.get(text).some(({ kind, level }) => kind === 'group' && level <= LEVEL.name),
    isSoldIn: (color: string, text: string) => {
      const [colored] = index.withMeaning({ color: [color] });
      return named(text).some(slot => colored?.has(slot));
    },
  };
  const isName = (text: string) => (keys.levelOf(compact(text)) ?? LEVEL.part) < LEVEL.part;
  const printers = withPrinterNames(query, isName);
  const spelled = withLookAlikes(printers, text => keys.lookAlike(text));
  const goods = withColorWords(withoutQuantities(spelled, known.isInTitles));
  for (const reading of reader.readings(goods)) yield* variantsOf(reading, known);
}
