import { type MouseEvent, useId } from 'react';
import { focusBeside } from '../../browser/focus-beside';
import { isSecondClick } from '../../browser/second-click';
import { useHost } from '../../element/host';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { day } from '../../locale/date';
import { fils } from '../../money';
import { messages as receiptMessages } from '../../pieces/messages/receipt';
import { PricedLines } from '../../pieces/order/priced-lines';
import { OrderTotals } from '../../pieces/order/totals';
import type { KeptOrder } from '../../stores/placed-orders';
import { notify } from '../../stores/toasts';
import { messages } from './messages';
import { Reordered } from './reordered';
import { useReorder } from './use-reorder';

interface Props {
  readonly order: KeptOrder;
  print(order: KeptOrder): void;
  /** Takes it out of this browser; absent for one that isn't kept here. */
  forget?(number: string): Promise<void>;
}

/** One order: how it stands, what was in it, and what can be done with it. */
export function Order({ order, print, forget }: Props) {
  const t = useMessages(messages);
  const { statuses } = useMessages(receiptMessages);
  const { lang } = useSettings();
  const host = useHost();
  const heading = useId();
  const { reorder, running, outcome } = useReorder(order.lines);
  const { number, at, lines, total, status } = order;
  const remove = async ({ currentTarget }: MouseEvent) => {
    focusBeside(currentTarget.closest('li'), '.quiet');
    await forget?.(number);
    notify({ kind: 'success', text: t.removed(number) }, host);
  };
  return (
    <li className="order" part="order">
      <div className="head">
        <h2 id={heading}>
          <bdi>{t.order(number)}</bdi>
        </h2>
        {status && (
          <span className="status" part="status" data-status={status}>
            {statuses[status] ?? statuses.other}
          </span>
        )}
        <p className="facts">
          {day(at, lang)} · {t.lines(lines.length)} · <strong>{money(fils(total) ?? 0)}</strong>
        </p>
      </div>
      <details>
        <summary>{t.details}</summary>
        <PricedLines lines={lines} />
        <OrderTotals order={order} />
      </details>
      <p className="actions">
        <button
          type="button"
          className="button button-primary"
          aria-describedby={heading}
          // Not disabled, which would take the focus away.
          aria-disabled={running}
          aria-busy={running}
          onClick={event => !isSecondClick(event) && !running && reorder()}
        >
          {running ? t.adding : t.again}
        </button>
        <button type="button" className="button" aria-describedby={heading} onClick={() => print(order)}>
          {t.receipt}
        </button>
        {forget && (
          <button type="button" className="quiet" aria-describedby={heading} onClick={remove}>
            {t.forget}
          </button>
        )}
      </p>
      <div role="status">{outcome && <Reordered outcome={outcome} />}</div>
    </li>
  );
}
