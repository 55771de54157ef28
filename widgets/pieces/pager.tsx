import { ChevronLeft, ChevronRight } from 'lucide';
import type { ProductPage } from '../api/products';
import { useCopy } from '../hooks/use-copy';
import { common as commonAr } from '../locale/ar/common';
import { pager as ar } from '../locale/ar/pager';
import { common as commonEn } from '../locale/en/common';
import { pager as en } from '../locale/en/pager';
import { Icon } from './icon';

interface Props {
  readonly page: number;
  /** Products asked for on one page. */
  readonly limit: number;
  /** Undefined while loading. */
  readonly answer: ProductPage | undefined;
  turn(page: number): void;
}

/** Whether nothing follows: fewer came than were asked for, or `total` says so. */
export function isLastPage({ received, total }: ProductPage, page: number, limit: number): boolean {
  return received < limit || (total !== undefined && page * limit >= total);
}

/** Previous, the page's number, Next. */
export function Pager({ page, limit, answer, turn }: Props) {
  const t = useCopy(en, ar);
  const { loading } = useCopy(commonEn, commonAr);
  return (
    <nav className="pager" part="pager" aria-label={t.label}>
      <button type="button" className="button" disabled={!answer || page <= 1} onClick={() => turn(page - 1)}>
        <Icon node={ChevronLeft} mirrored />
        {t.previous}
      </button>
      <span role="status">{answer ? t.page(page) : loading}</span>
      <button
        type="button"
        className="button"
        disabled={!answer || isLastPage(answer, page, limit)}
        onClick={() => turn(page + 1)}
      >
        {t.next}
        <Icon node={ChevronRight} mirrored />
      </button>
    </nav>
  );
}
