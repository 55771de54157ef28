import type { Language } from '../../widgets/locale/languages';

/** Values of a pattern's `:names`, decoded. */
export type Params = Readonly<Record<string, string>>;

/** What every page is given. */
export interface PageProps {
  readonly lang: Language;
  /** The path without the language's prefix. */
  readonly path: string;
  readonly params: Params;
}

/** One step on the way to a page: what it is called and where it stands. */
export type Crumb = readonly [title: string, path: string];

/** What a page says of itself (specification, section 2, "Page metadata"). */
export interface Metadata {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | undefined;
  /** `index, follow` unless said. */
  readonly robots?: string | undefined;
  /** Address of the PNG, 1200 × 630 px, that shared links show; the page's own unless said. */
  readonly image?: string | undefined;
  /** `website` unless said. */
  readonly type?: 'website' | 'product' | undefined;
}

/** A page's metadata and where it stands. `shop` is the site's base address. */
export interface Head extends Metadata {
  readonly shop: string;
  readonly lang: Language;
  /** Path and search of the page, without the language's prefix. */
  readonly path: string;
}
