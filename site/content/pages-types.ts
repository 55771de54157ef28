import type { Metadata } from '../common/types';
import type { CategorySlug } from './categories';
import type { PageContent, Question, Section } from './types';

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
