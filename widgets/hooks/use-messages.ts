import type { Messages } from '../locale/languages';
import { useSettings } from './use-settings';

/** A subject's messages in the element's language. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useSettings().lang];
}
