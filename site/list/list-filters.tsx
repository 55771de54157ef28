import { useRef } from 'react';
import type { Facets } from '../../widgets/api/schemas';
import { useSiteMessages } from '../content/messages';
import { FACETS, type ListQuery } from './list-query';
import { PriceRange } from './price-range';
import { PrinterBrandFilter } from './printer-brand-filter';

interface ListFiltersProps {
  readonly id: string;
  readonly unfolded: boolean;
  readonly query: ListQuery;
  /** Undefined until the first answer. */
  readonly facets: Facets | undefined;
  /** Facets that this list has no use for, such as the brand on a brand's page. */
  readonly without: readonly string[];
  change(changes: Partial<ListQuery>): void;
  /** Takes all filters away; undefined where there is nothing to clear, or that is offered elsewhere. */
  readonly clear: (() => void) | undefined;
}

/** What narrows a list: brand, kind and colour with their counts, and price. */
export function ListFilters({ id, unfolded, query, facets, without, change, clear }: ListFiltersProps) {
  const t = useSiteMessages().list;
  const titles = useRef(new Map<string, string>()).current;
  for (const facet of FACETS)
    for (const { slug, title } of facets?.[facet] ?? []) titles.set(`${facet} ${slug}`, title);
  return (
    <div className="list-filters" id={id} data-unfolded={unfolded}>
      {!without.includes('for_brand') && <PrinterBrandFilter query={query} change={change} />}
      {FACETS.filter(facet => !without.includes(facet)).map(facet => (
        <label key={facet} className="field">
          <span>{t.facets[facet]}</span>
          <select
            value={query[facet] ?? ''}
            onChange={event => change({ [facet]: event.currentTarget.value || undefined })}
          >
            <option value="">{t.any[facet]}</option>
            {options(facets?.[facet], query[facet], titles.get(`${facet} ${query[facet]}`)).map(
              ({ slug, title, count }) => (
                <option key={slug} value={slug}>
                  {t.option(title, count)}
                </option>
              ),
            )}
          </select>
        </label>
      ))}
      <PriceRange query={query} facets={facets} change={change} />
      {clear && (
        <button type="button" className="list-clear" onClick={clear}>
          {t.clear}
        </button>
      )}
    </div>
  );
}

type Option = Facets['brand'][number];

/** A chosen value stays in the list even where nothing is left of it, under the title it had before. */
function options(
  given: readonly Option[] | undefined,
  chosen: string | undefined,
  title = chosen,
): readonly Option[] {
  const list = given ?? [];
  if (!chosen || list.some(({ slug }) => slug === chosen)) return list;
  return [...list, { slug: chosen, title: title ?? chosen, count: 0 }];
}
