import { useMessages } from '../../hooks/use-messages';
import { forgetDraft } from '../../stores/checkout-draft';
import { messages } from './messages';

interface Props {
  readonly on: boolean;
  set(on: boolean): void;
}

/** Whether what was typed is kept for the next order, and the way to forget it. */
export function Remember({ on, set }: Props) {
  const t = useMessages(messages);
  return (
    <div className="remember">
      <label className="choice">
        <input
          type="checkbox"
          name="remember"
          checked={on}
          onChange={event => set(event.currentTarget.checked)}
        />
        {t.remember}
      </label>
      {on && (
        <button type="button" className="button" onClick={forgetDraft}>
          {t.forget}
        </button>
      )}
    </div>
  );
}
