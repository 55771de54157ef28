import { LRUCache } from 'lru-cache';
import type { ElementRecord } from '../../widgets/element/record';
import { DIRECTIONS, type Language } from '../../widgets/locale/languages';
import { sheetsOf } from '../../widgets/server/shadow-html';
import { readsIn, withReadProperties } from './read-properties';
import { ownStyles, sharedStyles } from './styles';
import { allNames, type Names, namesIn, UsedRules } from './used-rules';

/** The rules that one page needs until its scripts are there, each text once. */
export interface PageStyles {
  /** For the document and every shadow root. */
  readonly shared: string;
  /** For the document alone. */
  readonly own: string;
  readonly roots: RootStyles;
}

/** What the shadow roots of a page adopt. */
export interface RootStyles {
  /** Style sheets besides the shared one. */
  readonly sheets: readonly string[];
  /** Tag to the sheets its roots adopt, in their order: 0 is the shared one, 1 the first of `sheets`. */
  readonly of: Readonly<Record<string, readonly number[]>>;
}

const parsed = new Map<string, UsedRules>();
/** Attributes that rules of these sheets ask for: the values of others, such as links, are many and tell nothing. */
const asked = new Set<string>();

/** A sheet is read once for all pages. */
function sheetOf(css: string): UsedRules {
  const known = parsed.get(css);
  if (known) return known;
  const sheet = new UsedRules(css);
  parsed.set(css, sheet);
  for (const name of sheet.attributes) asked.add(name);
  return sheet;
}

/** Roots whose names are kept: those of header and footer are on every page. */
const KEPT = 200;
const known = new LRUCache<string, Names>({ max: KEPT });

function namesOfRoot(html: string): Names {
  const names = known.get(html) ?? namesIn(html, asked);
  known.set(html, names);
  return names;
}

/** The markup that a page's rules are for. */
export interface StyledMarkup {
  readonly lang: Language;
  /** The document's own, without shadow roots. */
  readonly light: string;
  /** The shadow roots of each kind of element. */
  readonly roots: ReadonlyMap<ElementRecord, readonly string[]>;
}

/** The rules that a page's markup needs: each shadow root those of its own, and what all share whatever any of them needs. */
export function stylesOfPage({ lang, light, roots }: StyledMarkup): PageStyles {
  // Before names are looked for: the sheets say which.
  for (const css of [...sharedStyles, ...ownStyles, ...[...roots.keys()].flatMap(sheetsOf)]) sheetOf(css);
  const document = namesIn(`<html lang="${lang}" dir="${DIRECTIONS[lang]}"><body>${light}`, asked);
  const namesOf = new Map([...roots].map(([record, drawn]) => [record, allNames(drawn.map(namesOfRoot))]));
  const sheets: string[] = [];
  const numberOf = (css: string) => {
    const at = sheets.indexOf(css);
    return at < 0 ? sheets.push(css) : at + 1;
  };
  const of = Object.fromEntries(
    [...namesOf].map(([record, names]) => {
      const own = sheetsOf(record).filter(css => !sharedStyles.includes(css));
      const texts = own.map(css => sheetOf(css).for(names)).filter(text => text !== '');
      return [record.tag, [0, ...texts.map(numberOf)]];
    }),
  );
  const used = (css: readonly string[], names: Names) => css.map(text => sheetOf(text).for(names)).join('');
  const all = allNames([document, ...namesOf.values()]);
  const own = used(ownStyles, document);
  const read = [own, ...sheets].flatMap(css => [...readsIn(css).values()].flat());
  return {
    shared: withReadProperties(used(sharedStyles, all), [...read, ...all.words]),
    own,
    roots: { sheets, of },
  };
}
