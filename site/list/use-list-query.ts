import { useMemo } from 'react';
import { go } from '../common/history';
import { useAddressSearch } from '../common/search';
import { type ListQuery, readListQuery, writeListQuery } from './list-query';

/**
 * The list's page, order and filters, kept in the page's address so that Back and shared links find them. `element` is
 * the tag of the element they are handed to, if any.
 */
export function useListQuery(
  element?: string,
): readonly [query: ListQuery, change: (changes: Partial<ListQuery>) => void] {
  const search = useAddressSearch(element);
  const query = useMemo(() => readListQuery(search), [search]);
  return [query, change];
}

/** Changes the list of the page that is shown. Whatever changes what is listed starts from its first page. */
function change(changes: Partial<ListQuery>): void {
  const { pathname, search } = location;
  go(pathname + writeListQuery({ ...readListQuery(search), page: 1, ...changes }, search));
}
