import { useState } from 'react';
import { MAX_QUANTITY } from '../../constants';
import { wholeNumber } from '../../data/western-digits';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import type { ListRow } from './list-rows';
import { messages } from './messages';

interface Props {
  readonly row: ListRow;
  /** Makes it this many; 0 where no quantity was typed. */
  set(quantity: number): void;
}

/** The quantity that was typed; 0 for what is none. */
const quantityIn = (text: string): number => wholeNumber(text) ?? 0;

/** A row's quantity, which counts as it is typed. */
export function QuantityCell({ row: { line, quantity, cut, isCountOpen }, set }: Props) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState('');
  return (
    <td className="amount" data-label={t.quantity}>
      <input
        part="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        aria-label={`${t.quantity}: ${line}`}
        aria-invalid={quantity < 1}
        // As it was typed, unless that is not what counts.
        value={quantityIn(typed) === quantity ? typed : quantity || ''}
        onInput={event => {
          const { value } = event.currentTarget;
          setTyped(value);
          set(quantityIn(value));
        }}
      />
      {quantity < 1 && <span className="out">{t.noQuantity}</span>}
      {isCountOpen && <span className="ask">{t.confirmQuantity}</span>}
      {cut && <span className="out">{t.tooMany(count(MAX_QUANTITY))}</span>}
    </td>
  );
}
