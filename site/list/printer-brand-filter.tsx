import { brands } from '../../widgets/api/brands';
import { makesPrinters } from '../../widgets/data/own-brand';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { useSiteMessages } from '../content/messages';
import type { ListQuery } from './list-query';

interface PrinterBrandFilterProps {
  readonly query: ListQuery;
  change(changes: Partial<ListQuery>): void;
}

/** Narrows a list to what is for one brand's printers, originals and equivalents alike. */
export function PrinterBrandFilter({ query, change }: PrinterBrandFilterProps) {
  const t = useSiteMessages().list;
  const { data = [] } = useQuery(brands(useSettings()));
  return (
    <label className="field">
      <span>{t.printers}</span>
      <select
        value={query.for_brand ?? ''}
        onChange={event => change({ for_brand: event.currentTarget.value || undefined })}
      >
        <option value="">{t.allPrinters}</option>
        {data.filter(makesPrinters).map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {t.forBrand(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
