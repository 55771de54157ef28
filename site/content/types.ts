import type { Language } from '../../widgets/locale/languages';
import type { Metadata } from '../common/types';
import type { CategorySlug } from './categories';
import type { DemoState } from './reference';

/** What a page says at its head, and what it says of itself to others. */
export interface PageContent extends Metadata {
  readonly keywords: string;
  readonly heading: string;
  readonly intro?: string;
}

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A piece of prose under a heading. */
export interface Section {
  /** What a link to this very section says after `#`. */
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A page of text. */
export interface DocumentContent extends PageContent {
  readonly sections: readonly Section[];
}

/** A link in a text. `href` is a path of the site without the language's prefix. */
export interface TextLink {
  readonly label: string;
  readonly href: string;
}

/** Words over a product grid; `highlight` stands first, under the marker stroke. */
export interface GridHeading {
  readonly highlight: string;
  readonly heading: string;
}

/** What a landing page says in one language. */
export interface LandingContent extends DocumentContent {
  readonly grid: GridHeading;
  readonly questions: readonly Question[];
  /** Where to go from here. */
  readonly links: readonly TextLink[];
}

/** Which products a landing page shows: attributes of `tass-product-grid`. */
export interface GridSelection {
  readonly category?: CategorySlug | 'paper' | 'accessories';
  readonly brand?: string;
  readonly filter?: 'new' | 'top';
  readonly kind?: 'original' | 'compatible' | 'remanufactured';
  readonly color?: string;
  readonly query?: string;
  readonly sort?: 'newest' | 'price' | 'cost-per-page';
}

/** A page for people who come from a search engine: its texts and the products that go with them. */
export interface LandingPageContent extends LandingContent {
  /** Attributes of the product grid. */
  readonly grid: GridHeading & GridSelection;
}

/** What a list of one category says around its products. */
export interface CategoryContent {
  readonly about: readonly string[];
  readonly questions: readonly Question[];
  /** Where to read on. */
  readonly links: readonly TextLink[];
}

/** Words of the builder on the business page. */
export interface BuilderContent {
  readonly heading: string;
  readonly element: string;
  /** Elements that have a name in words; the others are called by their tags. */
  readonly elements: Readonly<Partial<Record<string, string>>>;
  readonly mode: string;
  readonly modes: Readonly<Record<'place' | 'dialog' | 'float', string>>;
  readonly counting: string;
  readonly countings: Readonly<Record<'' | 'ga4' | 'ga4 consent' | 'shopify', string>>;
  /** On the buttons that open and close a dialog. */
  readonly open: string;
  readonly close: string;
  /** Over the line that installs the package. */
  readonly install: string;
  readonly tokens: {
    readonly heading: string;
    readonly accent: string;
    readonly onAccent: string;
    readonly paper: string;
    readonly ink: string;
    readonly radius: string;
    readonly space: string;
    readonly font: string;
    readonly fonts: Readonly<Record<'' | 'system-ui' | 'serif' | 'ui-monospace, monospace', string>>;
    readonly onButtons: string;
    readonly onPaper: string;
    readonly good: string;
    readonly hard: string;
    readonly usual: string;
    readonly reset: string;
  };
  readonly brand: string;
  readonly category: string;
  readonly any: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark' | 'auto', string>>;
  readonly language: string;
  readonly languages: { readonly page: string };
  readonly partner: string;
  readonly partnerHint: string;
  /** What a partner id may hold, said beside one that holds something else. */
  readonly partnerRule: string;
  readonly format: string;
  readonly formats: Readonly<Record<'html' | 'react' | 'vue' | 'wordpress', string>>;
  readonly copy: string;
  readonly copied: string;
  measured(kilobytes: number, requests: number): string;
  early(kilobytes: number): string;
  readonly policy: string;
  readonly preview: string;
  readonly qr: string;
  readonly qrText: string;
}

/** The business page. */
export interface BusinessContent extends DocumentContent {
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  /** The two lines that a partner pastes, said in words; the builder writes them. */
  readonly snippetHeading: string;
  readonly snippetIntro: string;
  /** Over the quick order, which works on this page. */
  readonly officeHeading: string;
  readonly officeIntro: string;
  /** Over the products of the own brand. */
  readonly ownGrid: GridHeading;
  /** Over the links to the elements' own pages. */
  readonly elementsHeading: string;
  /** To the page of all elements and guides. */
  readonly guidesLink: string;
  readonly builder: BuilderContent;
  readonly questions: readonly Question[];
  readonly links: readonly TextLink[];
}

/** Sentences of elements by name, by the element's name in camelCase. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** Introductions to brands by slug; a brand added later has none yet. */
export type BrandIntros = Readonly<Partial<Record<string, string>>>;

/** Texts of the pages of brands. */
export interface BrandContent {
  /** By the brand's title; `intro` is the brand's own where there is one (`brands.ts`). */
  of(brand: string): PageContent;
  /** The own brand's page speaks for itself. */
  readonly own: PageContent;
}

/** What is said of a product in search results and shared links. */
export interface ProductContent {
  of(product: {
    readonly title: string;
    readonly brand: string | undefined;
    readonly price: string;
  }): Metadata;
}

/** What the finder's own page says below its two choices. */
export interface FinderHelp {
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
}

/** Texts of the finder's pages. Brands and models by their titles. */
export interface FinderContent {
  readonly page: PageContent;
  brand(brand: string): PageContent;
  model(brand: string, model: string): PageContent;
  /** Heading over the links to the brands. */
  readonly brands: string;
  /** Heading over the list of a brand's printers. */
  printers(brand: string): string;
}

/** Texts of the search page. */
export interface SearchContent {
  /** Before anything is searched for. */
  readonly page: PageContent;
  /** By what was searched for. */
  of(query: string): PageContent;
  readonly none: string;
  readonly noneText: string;
}

/** Pages that have a head of their own and little else to say. */
export type SimplePage =
  | 'home'
  | 'brands'
  | 'newProducts'
  | 'topProducts'
  | CategorySlug
  | 'cart'
  | 'checkout'
  | 'orders'
  | 'printers'
  | 'quote'
  | 'quickOrder'
  | 'sitemap'
  | 'contact';

/** Texts of all pages but those of long reading. */
export interface PagesContent extends Readonly<Record<SimplePage, PageContent>> {
  readonly brand: BrandContent;
  readonly product: ProductContent;
  readonly finder: FinderContent;
  readonly search: SearchContent;
}
