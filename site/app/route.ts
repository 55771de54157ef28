import { type ComponentType, createElement } from 'react';
import type { ElementName } from '../../widgets/all';
import type { Query } from '../../widgets/api/client';
import type { Language } from '../../widgets/locale/languages';
import type { Settings } from '../../widgets/settings';
import type { PageProps, Params } from '../common/types';
import { type ContentName, type ContentOf, contentSource, loadContent } from '../content/loaders';

/** One screen of the site: where it stands and what has to be loaded for it. */
export interface Route {
  /** Path without the language's prefix; `:name` stands for one segment. */
  readonly pattern: string;
  /** Sources that are loaded for it, without their endings, so that a finished page can name their files. */
  modules(lang: Language): readonly string[];
  load(lang: Language): Promise<ComponentType<PageProps>>;
  /** Elements that its first view shows. */
  readonly shows?: readonly ElementName[];
  /** Whether its page is hydrated at once, since it shows more than its file; all others are at their first use. */
  readonly eager?: true;
  /** What its page asks first; `search` is that part of its address, without the question mark. */
  first?(settings: Settings, params: Params, search: string): readonly Query<unknown>[];
}

/** A route with the values its path gives. */
export interface Match {
  readonly route: Route;
  readonly params: Params;
}

/** A page that needs nothing but its code, which stands in `pages/{name}`. */
export function page(pattern: string, name: string, load: () => Promise<ComponentType<PageProps>>): Route {
  return { pattern, modules: () => [`site/pages/${name}`], load };
}

/** The same, of what only this visitor's browser knows. */
export const eagerPage = (...of: Parameters<typeof page>): Route => ({ ...page(...of), eager: true });

/** What a page of long reading is drawn from. */
export type Reader<Text> = ComponentType<PageProps & { readonly text: Text }>;

/** A page whose code stands in `pages/{name}` and whose text is loaded beside it. */
export function reading<Text>(
  pattern: string,
  name: string,
  load: () => Promise<Reader<Text>>,
  source: (lang: Language) => string,
  loadText: (lang: Language) => Promise<Text>,
): Route {
  return {
    pattern,
    modules: lang => [`site/pages/${name}`, source(lang)],
    async load(lang) {
      const [Page, text] = await Promise.all([load(), loadText(lang)]);
      return props => createElement(Page, { ...props, text });
    },
  };
}

/** A page that shows one of the long texts. */
export function text<Name extends ContentName>(
  pattern: string,
  name: string,
  load: () => Promise<Reader<ContentOf<Name>>>,
  words: Name,
): Route {
  return reading(
    pattern,
    name,
    load,
    lang => contentSource(words, lang),
    lang => loadContent(words, lang),
  );
}
