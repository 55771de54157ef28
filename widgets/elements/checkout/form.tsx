import { type FormEvent, useMemo, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { Assurances } from '../../pieces/order/assurances';
import { DeliveryTimes } from '../../pieces/order/delivery-times';
import { OrderByWhatsApp } from '../../pieces/order/order-by-whats-app';
import type { CartItems } from '../../stores/cart';
import { AddressFields } from './address-fields';
import { EarlierAttempt } from './earlier-attempt';
import { InputField } from './input-field';
import { messages } from './messages';
import { Pay } from './pay';
import { PaymentFields } from './payment-fields';
import { PriceChanges } from './price-changes';
import { Remember } from './remember';
import { Review } from './review';
import { useCheckoutForm } from './use-checkout-form';
import type { OnPlaced } from './use-placed';

interface Props {
  readonly items: CartItems;
  readonly onPlaced: OnPlaced;
}

export function Form({ items, onPlaced }: Props) {
  const t = useMessages(messages);
  const form = useCheckoutForm(items, onPlaced);
  const { fields, set, field, submit, sending, shipping, changes, earlier, lineFaults, failure } = form;
  const isTyped = Object.values(fields).some(Boolean);
  // Somebody else's perhaps, who left a form on a shared device.
  const [wasTyped] = useState(isTyped);

  // No key in a field changes these: drawn anew with each, they would take longer than the fields.
  const review = useMemo(
    () => <Review items={items} shipping={shipping} faults={lineFaults} />,
    [items, shipping, lineFaults],
  );
  const terms = useMemo(() => <Terms items={items} />, [items]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className="columns" part="form" ref={form.ref} noValidate onSubmit={onSubmit}>
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
