import { SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
import type { Facets } from '../../widgets/api/schemas';
import { Icon } from '../../widgets/pieces/icon';
import { useSiteCopy } from '../copy';
import { countFilters, FACETS, type ListQuery, SORTS, type Sort } from './list-query';
import { PriceRange } from './price-range';

interface ListToolsProps {
  readonly query: ListQuery;
  /** Undefined until the first answer. */
  readonly facets: Facets | undefined;
  /** Facets that this list has no use for, such as the brand on a brand's page. */
  readonly without?: readonly string[];
  change(changes: Partial<ListQuery>): void;
}

/** Order and filters of a list. On small windows the filters fold away behind a button. */
export function ListTools({ query, facets, without = [], change }: ListToolsProps) {
  const t = useSiteCopy().list;
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const set = countFilters(query);
  return (
    <div className="list-tools">
      <button
        type="button"
        className="button list-filters-button"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon node={SlidersHorizontal} />
        {t.filters(set)}
      </button>
      <div className="list-filters" id={id} data-unfolded={unfolded}>
        {FACETS.filter(facet => !without.includes(facet)).map(facet => (
          <label key={facet} className="field">
            <span>{t.facets[facet]}</span>
            <select
              value={query[facet] ?? ''}
              onChange={event => change({ [facet]: event.currentTarget.value || undefined })}
            >
              <option value="">{t.any[facet]}</option>
              {options(facets?.[facet], query[facet]).map(({ slug, title, count }) => (
                <option key={slug} value={slug}>
                  {t.option(title, count)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <PriceRange
          key={`${query.min_price}-${query.max_price}`}
          query={query}
          facets={facets}
          change={change}
        />
        {set > 0 && (
          <button
            type="button"
            className="list-clear"
            onClick={() =>
              change({
                brand: undefined,
                kind: undefined,
                color: undefined,
                min_price: undefined,
                max_price: undefined,
              })
            }
          >
            {t.clear}
          </button>
        )}
      </div>
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

type Option = Facets['brand'][number];

/** A chosen value stays in the list even where nothing is left of it. */
function options(given: readonly Option[] | undefined, chosen: string | undefined): readonly Option[] {
  const list = given ?? [];
  if (!chosen || list.some(({ slug }) => slug === chosen)) return list;
  return [...list, { slug: chosen, title: chosen, count: 0 }];
}
