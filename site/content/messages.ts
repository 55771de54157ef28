import { createContext, useContext } from 'react';
import type { Language } from '../common/address';
import type { messages } from './en/messages';

/** Sentences that stand on every page or on many. */
export type Messages = typeof messages;

/** Loads the sentences of one language. */
export async function loadMessages(lang: Language): Promise<Messages> {
  const { messages } = await (lang === 'ar' ? import('./ar/messages') : import('./en/messages'));
  return messages;
}

/** The sentences of the page's language; a document has one language for life. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The site's sentences in the page's language. */
export function useSiteMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('The page was drawn without its sentences.');
  return messages;
}
