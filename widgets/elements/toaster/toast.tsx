import { X } from 'lucide';
import { type PointerEvent, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { TOAST } from './constants';
import { messages } from './messages';

interface Props {
  readonly kind: string;
  readonly text: string;
  dismiss(): void;
}

/** One message; swiped away sideways far or fast enough, or closed. */
export function Toast({ kind, text, dismiss }: Props) {
  const t = useMessages(messages);
  const start = useRef<{ readonly x: number; readonly at: number }>(undefined);
  const begin = (event: PointerEvent) => {
    start.current = { x: event.clientX, at: event.timeStamp };
  };
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const way = Math.abs(event.clientX - from.x);
    const fast = way / Math.max(1, event.timeStamp - from.at) > TOAST.swipeSpeed;
    // A press that hardly moves has a speed too, but is no swipe.
    if (way >= TOAST.swipe || (fast && way > 10)) dismiss();
  };
  return (
    <div
      className="toast"
      part="toast"
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerDown={begin}
      onPointerUp={end}
    >
      <span>{text}</span>
      <button type="button" className="icon-button" aria-label={t.close} onClick={dismiss}>
        <Icon node={X} />
      </button>
    </div>
  );
}
