import type { Kind } from '../../widgets/data/kinds';
import type { Metadata } from '../common/types';
import type { CategorySlug } from './categories';

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
  readonly kind?: Kind;
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
