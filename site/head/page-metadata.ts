import { createContext, useContext } from 'react';
import type { ProductDetail } from '../../widgets/api/schemas';
import type { Question } from '../content/types';
import type { Crumb } from '../parts/breadcrumbs';
import type { Head } from './head';

/** What a page says of itself while it is drawn into a file, for its head and its structured data. */
export interface Collector {
  head?: Head;
  crumbs?: readonly Crumb[];
  questions?: readonly Question[];
  product?: ProductDetail;
}

/** Undefined in the browser, where nobody reads structured data any more. */
export const CollectorContext = createContext<Collector | undefined>(undefined);

/** Leaves a note for the file that is being made of the page. */
export function useNote<Name extends keyof Collector>(name: Name, value: Collector[Name]): void {
  const collector = useContext(CollectorContext);
  if (collector && value !== undefined) collector[name] = value;
}
