import { useMemo } from 'react';
import { useHost } from '../element/host';
import { withCustomTexts } from '../locale/custom-texts';
import type { Messages } from '../locale/languages';
import { customSentences, texts } from '../stores/texts';
import { useSettings } from './use-settings';
import { useStore } from './use-store';

/** A subject's messages in the element's language, in the page's own words where it has given some. */
export function useMessages<T>(messages: Messages<T>): T {
  const { lang } = useSettings();
  const tag = useHost()?.localName;
  const own = useStore(texts, all => (tag === undefined ? undefined : customSentences(all[lang], tag)));
  return useMemo(() => (own ? withCustomTexts(messages[lang], own) : messages[lang]), [messages, lang, own]);
}
