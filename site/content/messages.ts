import { createContext, useContext } from 'react';
import type { Language } from '../../widgets/locale/languages';
import type { messages } from './en/messages';

/** Sentences that stand on every page or on many. */
export type Messages = typeof messages;

const files: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  en: () => import('./en/messages'),
  ar: () => import('./ar/messages'),
};

/** Loads the sentences of one language. */
export async function loadMessages(lang: Language): Promise<Messages> {
  return (await files[lang]()).messages;
}

/** The sentences of the page's language; a document has one language for life. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

/** The site's sentences in the page's language. */
export function useSiteMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('The page was drawn without its sentences.');
  return messages;
}
