import { createContext, useContext, useEffect, useState } from 'react';
import { useSearch } from 'wouter';

/** Whether the tree is being drawn for the first time over a prerendered page, read while a component is mounted. */
export const HydrationContext = createContext<{ readonly current: boolean }>({ current: false });

/**
 * The search part of the address, without its question mark. Pages are prerendered without one, so that hydration
 * has none either; what is handed to an element waits until that is upgraded too (`element`, its tag).
 */
export function useAddressSearch(element?: string): string {
  const search = useSearch();
  const [early, setEarly] = useState(useContext(HydrationContext).current);
  useEffect(() => {
    if (!early) return;
    let gone = false;
    const later = () => !gone && setEarly(false);
    if (element) customElements.whenDefined(element).then(later);
    else later();
    return () => {
      gone = true;
    };
  }, [early, element]);
  return early ? '' : search;
}

/** What a search page's address asks for; empty without it. */
export const searchText = (search: string): string => new URLSearchParams(search).get('q')?.trim() ?? '';
