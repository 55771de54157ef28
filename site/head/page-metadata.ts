import { createContext, useContext } from 'react';
import type { Product, ProductDetail } from '../../widgets/api/schemas';
import type { Crumb, Head } from '../common/types';
import type { Question } from '../content/types';

/** What a page says of itself while it is drawn into a file, for its head and its structured data. */
export interface PageMetadata {
  head?: Head;
  /** The page's main heading. */
  heading?: string;
  crumbs?: readonly Crumb[];
  questions?: readonly Question[];
  product?: ProductDetail;
  /** Products that the page lists. */
  list?: readonly Product[];
}

/** Undefined in the browser, where nobody reads structured data any more. */
export const PageMetadataContext = createContext<PageMetadata | undefined>(undefined);

/** Adds to what the page says of itself while it is prerendered; does nothing in the browser. */
export function usePageMetadata<Name extends keyof PageMetadata>(
  name: Name,
  value: PageMetadata[Name],
): void {
  const metadata = useContext(PageMetadataContext);
  if (metadata && value !== undefined) metadata[name] = value;
}
