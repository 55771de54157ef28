import { useEffect, useMemo, useRef } from 'react';
import { type ProductPage, products } from '../../api/products';
import { SEARCH_DEBOUNCE } from '../../constants';
import { useDebounced } from '../../hooks/use-debounced';
import { useEmit } from '../../hooks/use-emit';
import { useLogFailure } from '../../hooks/use-log-failure';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { choicesOf, type SearchChoice } from '../../pieces/search/search-choices';

interface Found {
  readonly searching: boolean;
  /** The text that was searched for. */
  readonly query: string;
  /** Undefined before the first answer and for a blank text. */
  readonly answer: ProductPage | undefined;
  /** What the dropdown lists of it. */
  readonly choices: readonly SearchChoice[] | undefined;
}

/**
 * What is found for a text without blanks around it, after a pause. A failure is logged and leaves the results before it
 * in place.
 */
export function useSearch(typed: string): Found {
  const emit = useEmit();
  const settings = useSettings();
  // A cleared field is blank at once: its last text must not be asked for again by the next key.
  const debounced = useDebounced(typed, typed ? SEARCH_DEBOUNCE : 0);
  const query = typed && debounced;
  const { status, data, error } = useQuery(query ? products(settings, { query }) : undefined);

  const before = useRef<ProductPage>(undefined);
  if (data || !query) before.current = data;

  useEffect(() => {
    if (data && query) emit('tass-search', { query, results: data.items });
  }, [data, query, emit]);

  useLogFailure(error);

  const answer = status === 'failed' ? before.current : data;
  const choices = useMemo(() => answer && choicesOf(answer), [answer]);
  return { query, searching: status === 'loading', answer, choices };
}
