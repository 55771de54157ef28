import { useSettings } from './use-settings';

/** The sentences in the element's language. */
export function useCopy<Sentences>(en: Sentences, ar: Sentences): Sentences {
  return useSettings().lang === 'ar' ? ar : en;
}
