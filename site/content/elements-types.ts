import type { ElementRecord, Method } from '../../widgets/element/record';
import type { Language } from '../../widgets/locale/languages';
import type { DemoState } from './reference';
import type { PageContent } from './types';

/** Sentences of elements by name, by the element's name in camelCase. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an element's record says of it, with the events and slots that all elements have. */
export interface ElementDocs
  extends Pick<ElementRecord, 'tag' | 'summary' | 'attributes' | 'events' | 'parts'> {
  readonly slots: Readonly<Record<string, string>>;
  readonly methods: Readonly<Record<string, Pick<Method, 'doc' | 'parameters'>>>;
}

/** Words around the reference of an element. */
export interface ElementsContent {
  /** Of the page about one element, by its tag. */
  of(tag: string): PageContent;
  /** What the records say, in this language by its English; nothing where that is the language. */
  readonly reference: Readonly<Record<string, string>>;
  /** What kinds of attributes there are. */
  readonly types: Readonly<Record<'text' | 'flag' | 'address', string>>;
  /** Between the facts of an attribute. */
  readonly between: string;
  fallback(value: string): string;
  property(name: string): string;
  /** Said of an event that a page can stop. */
  readonly cancel: string;
  readonly live: string;
  /** Over the states that the demo can be in. */
  readonly state: string;
  readonly states: Readonly<Record<Exclude<DemoState, Language>, string>>;
  /** Said before names in the state of long words. */
  readonly longWords: string;
  /** Said where the element shows nothing until something happens. */
  readonly unseen: string;
  readonly paste: string;
  readonly copy: string;
  readonly copied: string;
  readonly attributes: string;
  readonly common: string;
  readonly events: string;
  readonly methods: string;
  readonly slots: string;
  /** Over the sentences that a page may replace. */
  readonly texts: string;
  /** How; `call` is the code. */
  textsHelp(call: string): string;
  /** Opens the list of so many sentences. */
  showTexts(count: number): string;
  readonly sentences: Sentences;
  readonly parts: string;
  readonly tokens: string;
  readonly storage: string;
  readonly failure: string;
  /** What the page is called that lists all elements and guides. */
  readonly all: string;
  /** Over the links to the other elements. */
  readonly others: string;
}
