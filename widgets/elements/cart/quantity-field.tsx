import { useLayoutEffect, useState } from 'react';
import { MAX_QUANTITY } from '../../constants';
import { wholeNumber } from '../../data/western-digits';
import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';

interface Props {
  readonly quantity: number;
  /** Makes it this many; false where a listener cancelled it. */
  set(quantity: number): boolean;
  /** Whether what was typed is no quantity. */
  readonly faulty: boolean;
  setFaulty(faulty: boolean): void;
  /** Id of the sentence that says so. */
  readonly faultId: string;
}

/** The quantity that was typed; undefined for what is none. */
function quantityIn(text: string): number | undefined {
  const quantity = wholeNumber(text) ?? 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined;
}

/** A line's quantity, to be typed: it counts when the field is left, or with Enter. */
export function QuantityField({ quantity, set, faulty, setFaulty, faultId }: Props) {
  const t = useMessages(messages);
  const [text, setText] = useState(String(quantity));

  // Before the next key press, or what is typed meanwhile would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: plus, minus and other tabs replace what was typed
  useLayoutEffect(() => {
    setText(String(quantity));
    setFaulty(false);
  }, [quantity]);

  const commit = () => {
    const wanted = quantityIn(text);
    setFaulty(wanted === undefined);
    if (wanted !== undefined) setText(String(set(wanted) ? wanted : quantity));
  };

  return (
    <input
      className="typed"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={t.quantity}
      aria-invalid={faulty || undefined}
      aria-describedby={faulty ? faultId : undefined}
      value={text}
      onInput={event => setText(event.currentTarget.value)}
      onFocus={event => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
