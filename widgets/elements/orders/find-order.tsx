import { type FormEvent, useRef, useState } from 'react';
import { mobileNumber } from '../../data/mobile-number';
import { useMessages } from '../../hooks/use-messages';
import { messages as faultMessages } from '../../pieces/messages/fault';
import { TextField } from '../../pieces/text-field';
import type { KeptOrder } from '../../stores/placed-orders';
import { messages } from './messages';
import { Order } from './order';
import { useFindOrder } from './use-find-order';

type Name = 'number' | 'phone';
type Fault = 'missing' | 'badPhone';

/** What is written from left to right in every language. */
const CODE = { dir: 'ltr', autoComplete: 'off', maxLength: 40 } as const;

/** Any order by its number and mobile number, also one placed on another device. */
export function FindOrder({ print }: { print(order: KeptOrder): void }) {
  const t = useMessages(messages);
  const faultText = { ...t, ...useMessages(faultMessages) };
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Partial<Record<Name, Fault>>>({});
  const { searching, outcome, forget, find } = useFindOrder();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (searching) return;
    const data = new FormData(event.currentTarget);
    const text = (name: Name) => String(data.get(name)).trim();
    const phone = mobileNumber(text('phone'));
    const found: typeof faults = {
      ...(!text('number') && { number: 'missing' }),
      ...(!phone && { phone: text('phone') ? 'badPhone' : 'missing' }),
    };
    setFaults(found);
    forget();
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (!first && phone) await find(text('number'), phone);
  }

  return (
    <section className="find">
      <h2>{t.find}</h2>
      <p className="intro">{t.findText}</p>
      <form ref={form} part="form" noValidate onSubmit={event => void submit(event)}>
        <TextField
          {...CODE}
          name="number"
          label={t.number}
          fault={faults.number && faultText[faults.number]}
        />
        <TextField
          {...CODE}
          name="phone"
          label={t.phone}
          type="tel"
          autoComplete="tel"
          fault={faults.phone && faultText[faults.phone]}
        />
        <button type="submit" className="button" aria-disabled={searching} aria-busy={searching}>
          {searching ? t.searching : <slot name="button">{t.search}</slot>}
        </button>
      </form>
      <div role="status">
        {typeof outcome === 'string' && (
          <p className="notice" data-kind="error">
            {t[outcome]}
          </p>
        )}
        {typeof outcome === 'object' && <p className="hidden">{t.found}</p>}
      </div>
      {typeof outcome === 'object' && (
        <ul className="orders">
          <Order key={outcome.number} order={outcome} print={print} />
        </ul>
      )}
    </section>
  );
}
