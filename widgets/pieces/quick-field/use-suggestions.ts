import { useMemo } from 'react';
import { products } from '../../api/products';
import type { Brand } from '../../api/schemas';
import { SEARCH_DEBOUNCE } from '../../constants';
import { useDebounced } from '../../hooks/use-debounced';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { brandChoices, choicesOf, type SearchChoice } from '../search/search-choices';

/** Most printers and most cartridges suggested. */
const MAX_PRINTERS = 6;
const MAX_CARTRIDGES = 6;

interface Suggested {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The text that this is for: what was typed before the last pause. */
  readonly query: string;
  /** Nothing is called as typed; these are near. */
  readonly guess: boolean;
  /** Those of the text before, while these are loading. */
  readonly choices: readonly SearchChoice[];
}

/** Brands that begin as typed, and what the shop's search finds; it understands labels that were pasted whole. */
export function useSuggestions(typed: string, brands: readonly Brand[] | undefined): Suggested {
  const settings = useSettings();
  const debounced = useDebounced(typed, typed ? SEARCH_DEBOUNCE : 0);
  const query = typed && debounced;
  // A list that goes and comes with every key is hard to read, and slow to draw.
  const { status, data } = useQuery(
    query ? products(settings, { query, limit: MAX_CARTRIDGES }) : undefined,
    {
      keep: true,
    },
  );
  const choices = useMemo(() => {
    const start = query.toLowerCase();
    const named = (brands ?? []).filter(({ title }) => title.toLowerCase().startsWith(start));
    return query && data ? [...brandChoices(named), ...choicesOf(data, MAX_PRINTERS)] : [];
  }, [brands, data, query]);
  return {
    status: status === 'idle' ? 'loading' : status,
    query,
    guess: status === 'ready' && data?.guess === true,
    choices,
  };
}
