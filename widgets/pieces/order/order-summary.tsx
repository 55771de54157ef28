import { Phone } from 'lucide';
import { Fragment } from 'react';
import { noonOf } from '../../data/delivery';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { dayOfWeek } from '../../locale/date';
import { COMMAS } from '../../locale/languages';
import type { OrderDelivery } from '../../stores/order-dialog';
import type { KeptOrder } from '../../stores/placed-orders';
import { Icon } from '../icon';
import { messages } from '../messages/order-summary';
import { ShopLink } from '../shop-link';
import { AskOnWhatsApp } from './ask-on-whats-app';
import { PricedLines } from './priced-lines';
import { SavePrinter } from './save-printer';
import { OrderTotals } from './totals';

interface Props {
  readonly order: KeptOrder;
  /** Absent where the page was loaded anew since, as on the way back from a payment. */
  readonly delivery: OrderDelivery | undefined;
  print(order: KeptOrder): void;
  /** A link was followed. */
  onLeave?(): void;
}

/** An order that was just placed: what happens now, what it is, and what can be done with it. */
export function OrderSummary({ order, delivery, print, onLeave }: Props) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  return (
    <div className="order-summary" part="summary">
      <p className="call">
        <Icon node={Phone} />
        <strong>{delivery ? t.call(delivery.phone) : t.callSoon}</strong>
      </p>
      {delivery && (
        <dl>
          <div>
            <dt>{t.arrives}</dt>
            <dd>{dayOfWeek(noonOf(delivery.arrivalDay), lang)}</dd>
          </div>
          <div>
            <dt>{t.deliveredTo}</dt>
            <dd>
              {delivery.address.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike and never move
                <Fragment key={at}>
                  {at > 0 && COMMAS[lang]}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </dd>
          </div>
        </dl>
      )}
      <h3>{t.ordered}</h3>
      <PricedLines lines={order.lines} />
      <OrderTotals order={order} />
      <SavePrinter slug={order.lines[0]?.slug} />
      <div className="summary-actions">
        <button type="button" className="button" onClick={() => print(order)}>
          {t.receipt}
        </button>
        <AskOnWhatsApp message={t.question(order.number)} label={t.chat} />
        <ShopLink to="/orders" className="button" {...(onLeave && { onClick: onLeave })}>
          {t.orders}
        </ShopLink>
      </div>
    </div>
  );
}
