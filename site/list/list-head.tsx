import { SlidersHorizontal } from 'lucide';
import { Icon } from '../../widgets/pieces/icon';
import { useSiteMessages } from '../content/messages';
import { countFilters, type ListQuery, SORTS, type Sort } from './list-query';

interface ListHeadProps {
  /** Products in the whole list; undefined until the first answer. */
  readonly total: number | undefined;
  readonly query: ListQuery;
  change(changes: Partial<ListQuery>): void;
  /** The filters' panel, which this folds and unfolds on small windows. */
  readonly filters: { readonly id: string; readonly unfolded: boolean; toggle(): void };
}

/** How many products there are and in which order. */
export function ListHead({ total, query, change, filters }: ListHeadProps) {
  const t = useSiteMessages().list;
  return (
    <div className="list-head">
      <p className="list-count" role="status">
        {/* A key wherever a text changes in its place: a browser that translates the page has put nodes of its own there. */}
        {total !== undefined && <span key={total}>{t.count(total)}</span>}
      </p>
      <button
        type="button"
        className="button list-filters-button"
        aria-expanded={filters.unfolded}
        aria-controls={filters.id}
        onClick={filters.toggle}
      >
        <Icon node={SlidersHorizontal} />
        {t.filters(countFilters(query))}
      </button>
      <label className="field list-sort">
        <span>{t.sort}</span>
        <select value={query.sort} onChange={event => change({ sort: event.currentTarget.value as Sort })}>
          {SORTS.map(sort => (
            <option key={sort} value={sort}>
              {t.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
