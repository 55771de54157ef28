import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { MAX_ORDER_LINES } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { useStore } from '../../hooks/use-store';
import { Assurances } from '../../pieces/order/assurances';
import { DeliveryTimes } from '../../pieces/order/delivery-times';
import { OrderByWhatsApp } from '../../pieces/order/order-by-whats-app';
import type { CartItems } from '../../stores/cart';
import { checkoutDraft, saveFields } from '../../stores/checkout-draft';
import { AddressFields, areasOf } from './address-fields';
import { EarlierAttempt } from './earlier-attempt';
import { InputField } from './input-field';
import { messages } from './messages';
import { Pay } from './pay';
import { PaymentFields } from './payment-fields';
import type { Decision } from './place-once';
import { PriceChanges } from './price-changes';
import { Remember } from './remember';
import { Review } from './review';
import { useOrder } from './use-order';
import type { OnPlaced } from './use-placed';
import { check, type Faults, FIELDS, type Field, type Fields } from './validate';

interface Props {
  readonly items: CartItems;
  readonly onPlaced: OnPlaced;
}

export function Form({ items, onPlaced }: Props) {
  const t = useMessages(messages);
  const fields: Fields = useStore(checkoutDraft, state => state.fields);
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState(fields);
  const isTyped = Object.values(fields).some(Boolean);
  // Somebody else's perhaps, who left a form on a shared device.
  const [wasTyped] = useState(isTyped);
  const { place, sending, shipping, changes, earlier, lineFaults, failure } = useOrder({
    items,
    onPlaced,
    onFaults: setFaults,
  });

  // The first faulty field takes the focus, once its fault is beside it.
  useEffect(() => {
    const first = FIELDS.find(field => faults[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  // What an answer asks the shopper about stands far above the button on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes are asked about anew
  useEffect(() => {
    form.current?.querySelector(earlier ? '.earlier' : '.changes')?.scrollIntoView({ block: 'nearest' });
  }, [earlier, changes]);

  // No key in a field changes these: drawn anew with each, they would take longer than the fields.
  const review = useMemo(
    () => <Review items={items} shipping={shipping} faults={lineFaults} />,
    [items, shipping, lineFaults],
  );
  const terms = useMemo(() => <Terms items={items} />, [items]);

  const set = (name: Field | 'payment' | 'remember', value: string) =>
    saveFields({ [name]: value, ...(name === 'governorate' && { area: '' }) });
  const field = (name: Field) => {
    // What is written anew is no longer what was found wrong.
    const fault = fields[name] === sent[name] ? faults[name] : undefined;
    return { name, value: fields[name] ?? '', fault, set };
  };
  const submit = (decision?: Decision) => {
    const found = check(
      fields,
      areasOf(fields.governorate).map(([slug]) => slug),
    );
    setFaults(found);
    setSent(fields);
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
        <fieldset className="step">
          <legend>{t.you}</legend>
          <InputField {...field('name')} autoComplete="name" />
          <InputField {...field('phone')} autoComplete="tel" type="tel" ltr />
          <InputField {...field('email')} autoComplete="email" type="email" ltr />
        </fieldset>
        <AddressFields field={field}>
          <Remember
            on={fields.remember === 'yes'}
            found={wasTyped && isTyped}
            set={on => set('remember', on ? 'yes' : '')}
          />
        </AddressFields>
        <PaymentFields chosen={fields.payment} choose={method => set('payment', method)} />
      </div>
      <div className="aside">
        <div className="summary" part="review">
          {review}
          <PriceChanges changes={changes} />
          {earlier && <EarlierAttempt earlier={earlier} decide={submit} busy={sending} />}
        </div>
        <Pay
          items={items}
          shipping={shipping}
          sending={sending}
          repriced={changes.length > 0}
          failure={failure}
        />
        {terms}
      </div>
    </form>
  );
}

/** Another way to order, and what holds for every order. */
function Terms({ items }: Pick<Props, 'items'>) {
  return (
    <>
      <div className="other-way">
        <OrderByWhatsApp items={items} />
      </div>
      <div className="sale-terms">
        <DeliveryTimes />
        <Assurances products={items} />
      </div>
    </>
  );
}
