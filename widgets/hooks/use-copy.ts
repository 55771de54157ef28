import { useHost } from '../element/host';
import { notify } from '../stores/toasts';

/**
 * Copies a text and says so; true where that was done. Where the browser does not let it, `denied` says that with the text
 * to copy by hand; without it the caller shows the text.
 */
export function useCopy(): (text: string, done: string, denied?: string) => Promise<boolean> {
  const host = useHost();
  return async (text, done, denied) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (denied) notify({ kind: 'error', text: `${denied} ${text}` }, host);
      return false;
    }
    notify({ kind: 'success', text: done }, host);
    return true;
  };
}
