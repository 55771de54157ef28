import { type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_ORDER_LINES } from '../../constants';
import { useStore } from '../../hooks/use-store';
import type { CartItems } from '../../stores/cart';
import { checkoutDraft, saveFields } from '../../stores/checkout-draft';
import { areasOf } from './address-fields';
import type { Decision } from './place-once';
import { useOrder } from './use-order';
import type { OnPlaced } from './use-placed';
import { check, type Faults, FIELDS, type Field, type Fields } from './validate';

interface CheckoutForm extends Omit<ReturnType<typeof useOrder>, 'place'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** What was typed. */
  readonly fields: Fields;
  set(name: Field | 'payment' | 'remember', value: string): void;
  /** What a field shows, with what is wrong in it. */
  field(name: Field): {
    readonly name: Field;
    readonly value: string;
    readonly fault: Faults[Field] | undefined;
    set(name: Field, value: string): void;
  };
  /** Checks what was typed, and sends the order where nothing is wrong. */
  submit(decision?: Decision): void;
}

/** The fields of a checkout, what is wrong in them, and the order that they are sent as. */
export function useCheckoutForm(items: CartItems, onPlaced: OnPlaced): CheckoutForm {
  const fields: Fields = useStore(checkoutDraft, state => state.fields);
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState(fields);
  const { place, ...order } = useOrder({ items, onPlaced, onFaults: setFaults });
  const { earlier, changes } = order;

  // The first faulty field takes the focus, once its fault is beside it.
  useEffect(() => {
    const first = FIELDS.find(field => faults[field]);
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [faults]);

  // What an answer asks the shopper about stands far above the button on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other changes are asked about anew
  useEffect(() => {
    ref.current?.querySelector(earlier ? '.earlier' : '.changes')?.scrollIntoView({ block: 'nearest' });
  }, [earlier, changes]);

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
  return { ...order, ref, fields, set, field, submit };
}
