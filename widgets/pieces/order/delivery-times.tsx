import { Truck } from 'lucide';
import { FREE_SHIPPING_OVER, SHIPPING_FEE } from '../../constants';
import { deliveryAt, deliveryDays, kuwaitDay, noonOf } from '../../data/delivery';
import { CLOSED_DAYS, DELIVERY_DAYS, FAR_AREAS, ORDER_BY_HOUR } from '../../data/sale-terms';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { useNow } from '../../hooks/use-now';
import { useSettings } from '../../hooks/use-settings';
import { useStore } from '../../hooks/use-store';
import { dayOfWeek, weekdayName } from '../../locale/date';
import { checkoutDraft } from '../../stores/checkout-draft';
import { Icon } from '../icon';
import { messages } from '../messages/delivery';

/** 4 January 1970, the first Sunday. */
const A_SUNDAY = 3;

/** Places that take equally long. */
interface Zone {
  readonly name: string;
  /** Days of delivery after the order. */
  readonly days: number;
}

/** The shopper's own place where the checkout knows it, else all of Kuwait by the days it takes. */
function useZones(): readonly Zone[] {
  const t = useMessages(messages);
  const { governorate, area } = useStore(checkoutDraft, state => state.fields);
  if (governorate) return [{ name: t.yourAddress, days: deliveryDays(governorate, area) }];
  const titles = new Map<number, string[]>();
  for (const [slug, days] of Object.entries(DELIVERY_DAYS))
    titles.set(days, [...(titles.get(days) ?? []), t.governorates[slug] ?? slug]);
  const near = [...titles].sort(([a], [b]) => a - b);
  const far = Math.max(...Object.values(FAR_AREAS));
  return [
    ...near.map(([days, names]) => ({ name: names.join(t.comma), days })),
    ...(far > 0 ? [{ name: t.farAreas, days: far }] : []),
  ];
}

/** Until when to order, and when it comes: the rule in finished pages, today's dates from then on. */
export function DeliveryTimes() {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const now = useNow();
  const zones = useZones();
  // Today's words take the place of the rule instead of moving it.
  const shown = now === undefined ? 'rule' : 'dates';
  return (
    <section className="delivery" part="delivery">
      <h2 className="hidden">{t.delivery}</h2>
      <p className="order-by">
        <Icon node={Truck} mirrored />
        <strong key={shown}>{useOrderBy(now)}</strong>
      </p>
      <dl>
        {zones.map(({ name, days }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd key={shown}>{now === undefined ? t.after(days) : <Arrival now={now} days={days} />}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {CLOSED_DAYS.map(day => t.closed(weekdayName(noonOf(A_SUNDAY + day), lang))).join(' ')}{' '}
        {t.deliveryCost(amount(SHIPPING_FEE), amount(FREE_SHIPPING_OVER))} {t.callBefore}
      </p>
    </section>
  );
}

/** Money inside a sentence, where no line ends before its currency. */
const amount = (fils: number) => money(fils).replace(' ', '\u00a0');

/** Until when an order goes out with the next delivery. */
function useOrderBy(now: number | undefined): string {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const hour = t.hour(ORDER_BY_HOUR);
  if (now === undefined) return t.orderBy(hour);
  const { orderDay } = deliveryAt(now, 0);
  const ahead = orderDay - kuwaitDay(now);
  if (ahead === 0) return t.orderByToday(hour);
  return ahead === 1 ? t.orderByTomorrow(hour) : t.orderByDay(hour, weekdayName(noonOf(orderDay), lang));
}

function Arrival({ now, days }: { readonly now: number; readonly days: number }) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { arrivalDay } = deliveryAt(now, days);
  const near = [t.today, t.tomorrow][arrivalDay - kuwaitDay(now)];
  const date = dayOfWeek(noonOf(arrivalDay), lang);
  return near ? (
    <>
      <strong>{near}</strong> <span className="date">{date}</span>
    </>
  ) : (
    <strong>{date}</strong>
  );
}
