import { useEffect } from 'react';

/**
 * Closes what lies over the page when the visitor goes back, and the page stays, as phones have it with dialogs. A browser
 * that goes back all the same finds it closed.
 */
export function useCloseOnBack(shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) return;
    // Safari has it since 26.2, Firefox since 147.
    const navigation = window.navigation as Navigation | undefined;
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse') return;
      event.preventDefault();
      close();
    };
    navigation?.addEventListener('navigate', stay);
    addEventListener('popstate', close);
    return () => {
      navigation?.removeEventListener('navigate', stay);
      removeEventListener('popstate', close);
    };
  }, [shown, close]);
}
