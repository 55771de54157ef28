import type { CategorySlug } from '../categories';
import type { Metadata } from '../head';

/** What a page says at its head, and what it says of itself to others. */
export interface PageText extends Metadata {
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
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** A page of text. */
export interface DocumentText extends PageText {
  readonly sections: readonly Section[];
}

/** A page for people who come from a search engine. */
export interface LandingText extends DocumentText {
  /** Attributes of the product grid that goes with it. */
  readonly grid: Readonly<Record<string, string>>;
  readonly questions: readonly Question[];
}

/** Texts of the pages of brands. */
export interface BrandText {
  /** By the brand's title. */
  of(brand: string): PageText;
  /** The own brand's page speaks for itself. */
  readonly own: PageText;
}

/** What is said of a product in search results and shared links. */
export interface ProductText {
  of(product: {
    readonly title: string;
    readonly brand: string | undefined;
    readonly price: string;
  }): Metadata;
}

/** Texts of the finder's pages. Brands and models by their titles. */
export interface FinderText {
  readonly page: PageText;
  brand(brand: string): PageText;
  model(brand: string, model: string): PageText;
  /** Heading over the links to the brands. */
  readonly brands: string;
  /** Heading over the list of a brand's printers. */
  printers(brand: string): string;
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
  | 'contact'
  | 'b2b';

/** Texts of all pages but those of long reading. */
export interface PagesText extends Readonly<Record<SimplePage, PageText>> {
  readonly brand: BrandText;
  readonly product: ProductText;
  readonly finder: FinderText;
}
