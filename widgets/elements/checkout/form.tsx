import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_ORDER_LINES } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { useStore } from '../../hooks/use-store';
import { money } from '../../money';
import type { CartItems } from '../../stores/cart';
import { checkoutDraft, forgetDraft, saveFields } from '../../stores/checkout-draft';
import type { KeptOrder } from '../../stores/placed-orders';
import { AddressFields, areasOf } from './address-fields';
import { EarlierAttempt } from './earlier-attempt';
import { InputField } from './input-field';
import { messages } from './messages';
import type { Decision } from './place-once';
import { Review } from './review';
import { useOrder } from './use-order';
import { check, type Faults, FIELDS, type Field, type Fields } from './validate';

interface Props {
  readonly items: CartItems;
  onPlaced(order: KeptOrder): void;
}

export function Form({ items, onPlaced }: Props) {
  const t = useMessages(messages);
  const fields: Fields = useStore(checkoutDraft, state => state.fields);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { place, sending, changes, earlier, lineFaults } = useOrder({ items, onPlaced, onFaults: setFaults });

  // The first faulty field takes the focus, once its fault is beside it.
  useEffect(() => {
    const first = FIELDS.find(field => faults[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  const set = (name: Field | 'payment' | 'remember', value: string) =>
    saveFields({ ...fields, [name]: value, ...(name === 'governorate' && { area: '' }) });
  const field = (name: Field) => ({ name, value: fields[name] ?? '', fault: faults[name], set });
  const submit = (decision?: Decision) => {
    const found = check(
      fields,
      areasOf(fields.governorate).map(([slug]) => slug),
    );
    setFaults(found);
    // The review says why.
    if (items.length > MAX_ORDER_LINES) return;
    if (decision?.send === 'earlier' || Object.keys(found).length === 0) place(fields, decision);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className="columns" part="form" ref={form} noValidate onSubmit={onSubmit}>
      <div className="fields">
        <fieldset>
          <legend>{t.you}</legend>
          <InputField {...field('name')} autoComplete="name" />
          <InputField {...field('phone')} autoComplete="tel" type="tel" ltr />
          <InputField {...field('email')} autoComplete="email" type="email" ltr />
        </fieldset>
        <AddressFields field={field} />
        <div className="remember">
          <label className="choice">
            <input
              type="checkbox"
              name="remember"
              checked={fields.remember === 'yes'}
              onChange={event => set('remember', event.currentTarget.checked ? 'yes' : '')}
            />
            {t.remember}
          </label>
          {fields.remember === 'yes' && (
            <button type="button" className="button" onClick={forgetDraft}>
              {t.forget}
            </button>
          )}
        </div>
        <fieldset>
          <legend>{t.payment}</legend>
          {(['cash', 'knet_on_delivery'] as const).map(method => (
            <label key={method} className="choice">
              <input
                type="radio"
                name="payment"
                value={method}
                checked={(fields.payment ?? 'cash') === method}
                onChange={() => set('payment', method)}
              />
              {t.methods[method]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="summary" part="review">
        <Review items={items} faults={lineFaults} />
        {changes.length > 0 && (
          <div className="changes" role="status">
            <p>{t.pricesChanged}</p>
            <ul>
              {changes.map(({ title, before, now }) => (
                <li key={title}>
                  <bdi>{title}</bdi> <s>{money(before)}</s> <strong>{money(now)}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
        {earlier && <EarlierAttempt earlier={earlier} decide={submit} busy={sending} />}
        <button type="submit" className="button button-primary place" disabled={sending} aria-busy={sending}>
          {sending ? t.sending : changes.length > 0 ? t.placeAtNewPrice : t.place}
        </button>
      </div>
    </form>
  );
}
