import { ChevronLeft, ChevronRight } from 'lucide';
import type { ProductPage } from '../api/products';
import { useMessages } from '../hooks/use-messages';
import { messages as commonMessages } from '../locale/common';
import { Icon } from './icon';
import { messages } from './messages/pager';

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
  const t = useMessages(messages);
  const { loading } = useMessages(commonMessages);
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
