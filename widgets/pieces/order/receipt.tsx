import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { day } from '../../locale/date';
import type { KeptOrder } from '../../stores/placed-orders';
import { messages } from '../messages/receipt';
import { PricedLines } from './priced-lines';
import { OrderTotals } from './totals';

/** An order on paper. */
export function Receipt({ order }: { readonly order: KeptOrder }) {
  const t = useMessages(messages);
  const { lang, shop } = useSettings();
  const { number, at, lines, status } = order;
  return (
    <article className="receipt paper-only">
      <header>
        <strong>{t.seller}</strong>
        <bdi dir="ltr">{new URL(shop).host}</bdi>
      </header>
      <h2>{t.receiptHeading}</h2>
      <dl>
        <div>
          <dt>{t.number}</dt>
          <dd>
            <bdi>{number}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.date}</dt>
          <dd>{day(at, lang)}</dd>
        </div>
        {status && (
          <div>
            <dt>{t.status}</dt>
            <dd>{t.statuses[status] ?? t.statuses.other}</dd>
          </div>
        )}
      </dl>
      <PricedLines lines={lines} />
      <OrderTotals order={order} />
      <p>{t.thanks}</p>
    </article>
  );
}
