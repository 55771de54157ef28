import { useHost } from '../element/host';
import { notify } from '../stores/toasts';

/** Copies a text and says so; where the browser does not let it, says that, with the text to copy by hand. */
export function useCopy(): (text: string, done: string, denied: string) => Promise<void> {
  const host = useHost();
  return async (text, done, denied) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: done }, host);
    } catch {
      notify({ kind: 'error', text: `${denied} ${text}` }, host);
    }
  };
}
