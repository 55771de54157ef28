import { useEffect, useRef } from 'react';
import { products } from '../../api/products';
import type { Product } from '../../api/schemas';
import { SEARCH_PAUSE } from '../../constants';
import { useDebounced } from '../../hooks/use-debounced';
import { useEmit } from '../../hooks/use-emit';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';

interface Found {
  readonly searching: boolean;
  /** What the dropdown lists; undefined before the first answer and for a blank text. */
  readonly results: readonly Product[] | undefined;
}

/** Products for what is typed, after a pause. A failure is logged and leaves the results before it in place. */
export function useSearch(text: string): Found {
  const emit = useEmit();
  const settings = useSettings();
  const typed = text.trim();
  // A cleared field is blank at once: its last text must not be asked for again by the next key.
  const paused = useDebounced(typed, typed ? SEARCH_PAUSE : 0);
  const query = typed && paused;
  const { status, data, error } = useQuery(query ? products(settings, { query }) : undefined);
  const results = data?.items;

  const before = useRef<readonly Product[]>(undefined);
  if (results || !query) before.current = results;

  useEffect(() => {
    if (results && query) emit('tass-search', { query, results });
  }, [results, query, emit]);

  useEffect(() => {
    if (error) console.error('tass-search:', error.message);
  }, [error]);

  return { searching: status === 'loading', results: status === 'failed' ? before.current : results };
}
