import { useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { forgetDraft } from '../../stores/checkout-draft';
import { messages } from './messages';

interface Props {
  readonly on: boolean;
  /** What was typed before stands in the form. */
  readonly found: boolean;
  set(on: boolean): void;
}

/** Whether what was typed is kept for the next order, and the way to forget it. */
export function Remember({ on, found, set }: Props) {
  const t = useMessages(messages);
  const box = useRef<HTMLInputElement>(null);
  const forget = () => {
    forgetDraft();
    // The pressed button is gone.
    box.current?.focus();
  };
  return (
    <div className="remember">
      <label className="choice">
        <input
          ref={box}
          type="checkbox"
          name="remember"
          checked={on}
          onChange={event => set(event.currentTarget.checked)}
        />
        {t.remember}
      </label>
      {(on || found) && (
        <button type="button" className="button" onClick={forget}>
          {t.forget}
        </button>
      )}
    </div>
  );
}
