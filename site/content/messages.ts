import { createContext, useContext } from 'react';
import type { Language } from '../common/address';
import type { copy } from './en/messages';

/** Sentences that stand on every page or on many. */
export type Copy = typeof copy;

/** Loads the sentences of one language. */
export async function loadCopy(lang: Language): Promise<Copy> {
  const { copy } = await (lang === 'ar' ? import('./ar/messages') : import('./en/messages'));
  return copy;
}

/** The sentences of the page's language; a document has one language for life. */
export const CopyContext = createContext<Copy | undefined>(undefined);

/** The site's sentences in the page's language. */
export function useSiteCopy(): Copy {
  const copy = useContext(CopyContext);
  if (!copy) throw new Error('The page was drawn without its sentences.');
  return copy;
}
