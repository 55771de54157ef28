import { FOREIGN_ORIGIN } from '../../api/orders';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { relativeTime } from '../../locale/relative-time';
import { keptOrder } from '../../stores/placed-orders';
import { messages } from './messages';
import { OrderInShop } from './order-in-shop';
import { OrderLines } from './order-lines';
import type { Decision } from './place-once';
import type { Earlier } from './use-order';

interface Props {
  readonly earlier: Earlier;
  /** An order is being sent. */
  readonly busy: boolean;
  decide(decision: Decision): void;
}

/** Tells of an earlier attempt that was placed, asks what to do about one of which nobody knows, or leads to where orders are taken. */
export function EarlierAttempt({ earlier, busy, decide }: Props) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  if (earlier.kind === FOREIGN_ORIGIN) return <OrderInShop />;
  const { kind, attempt } = earlier;
  const placed = kind === 'placed-before';
  const lines = placed ? keptOrder(earlier.order, attempt.lines).lines : attempt.lines;
  const choose = (send: Decision['send']) => () => decide({ key: attempt.key, send });
  return (
    <div className="earlier" role="alert">
      <h3>{placed ? t.earlierPlaced(earlier.order.number) : t.earlierOpen}</h3>
      <p>
        <bdi>{t.sentAt(relativeTime(attempt.at, lang), attempt.body.customer.name)}</bdi>
      </p>
      <OrderLines lines={lines} />
      <p>{placed ? t.earlierPlacedText : t.earlierOpenText}</p>
      {!placed && (
        <>
          <button type="button" className="button" aria-disabled={busy} onClick={choose('earlier')}>
            {t.sendEarlier}
          </button>
          <button type="button" className="button" aria-disabled={busy} onClick={choose('new')}>
            {t.sendNew}
          </button>
        </>
      )}
    </div>
  );
}
