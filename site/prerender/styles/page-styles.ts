import type { ElementRecord } from '../../../widgets/element/record';
import { DIRECTIONS, type Language } from '../../../widgets/locale/languages';
import { sheetsOf } from '../../../widgets/server/shadow-html';
import { shellStyles } from '../../../widgets/styles/shell-styles';
import { readsIn, withReadProperties } from './read-properties';
import { SelectorNames } from './selector-names';
import { ownStyles, sharedStyles, siteTokens } from './styles';
import { UsedRules } from './used-rules';

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

/** The markup that a page's rules are for. */
export interface StyledMarkup {
  readonly lang: Language;
  /** The names in the document itself, without shadow roots. */
  readonly light: SelectorNames;
  /** Those in the shadow roots of each kind of element. */
  readonly roots: ReadonlyMap<ElementRecord, readonly SelectorNames[]>;
}

const allNames = (pieces: Iterable<SelectorNames>): SelectorNames => {
  const all = new SelectorNames();
  for (const piece of pieces) all.addAll(piece);
  return all;
};

/** The style sheets of all pages, each read once. */
export class PageSheets {
  readonly #sheets: ReadonlyMap<string, UsedRules>;
  /** Attributes that their rules ask for: the values of others, such as links, are many and tell nothing. */
  readonly asked: ReadonlySet<string>;

  /** For pages with elements of these kinds. */
  constructor(records: Iterable<ElementRecord>) {
    const texts = new Set([...sharedStyles, siteTokens, ...ownStyles, ...[...records].flatMap(sheetsOf)]);
    this.#sheets = new Map([...texts].map(css => [css, new UsedRules(css)]));
    this.asked = new Set([...this.#sheets.values()].flatMap(sheet => sheet.attributes));
  }

  /** The rules that a page's markup needs: each shadow root those of its own, and what all share whatever any of them needs. */
  stylesOf({ lang, light, roots }: StyledMarkup): PageStyles {
    const document = allNames([light])
      .addTag('html', { lang, dir: DIRECTIONS[lang] }, this.asked)
      .addTag('body', {});
    const namesOf = new Map([...roots].map(([record, drawn]) => [record, allNames(drawn)]));
    const sheets: string[] = [];
    const numberOf = (css: string) => {
      const at = sheets.indexOf(css);
      return at < 0 ? sheets.push(css) : at + 1;
    };
    const of = Object.fromEntries(
      [...namesOf].map(([record, names]) => {
        const own = sheetsOf(record).filter(css => !shellStyles.includes(css));
        const texts = own.map(css => this.#rules(css, names)).filter(text => text !== '');
        return [record.tag, [0, ...texts.map(numberOf)]];
      }),
    );
    const used = (css: readonly string[], names: SelectorNames) =>
      css.map(text => this.#rules(text, names)).join('');
    const all = allNames([document, ...namesOf.values()]);
    const shared = used(sharedStyles, all);
    const own = used(ownStyles, document);
    const read = [shared, own, ...sheets].flatMap(css => [...readsIn(css).values()].flat());
    const tokens = withReadProperties(this.#rules(siteTokens, document), [...read, ...all.words]);
    return {
      shared,
      own: tokens + own,
      roots: { sheets, of },
    };
  }

  #rules(css: string, names: SelectorNames): string {
    const sheet = this.#sheets.get(css);
    if (!sheet) throw new Error('A style sheet is of no element that pages may have.');
    return sheet.for(names);
  }
}
