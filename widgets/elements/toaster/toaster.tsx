import { useEffect } from 'react';
import toast, { useToaster } from 'react-hot-toast/headless';
import type { Attributes, PropsOf } from '../../element/record';
import { claimToasts, takeToasts, toasts as waiting } from '../../stores/toasts';
import { TOAST } from './constants';
import { Toast } from './toast';

export const attributes = {
  position: {
    type: 'choice',
    options: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
    default: 'top-right',
    doc: 'Corner of the window',
  },
} as const satisfies Attributes;

type Corner = PropsOf<typeof attributes>['position'];

/** Hands the waiting messages over to the toasts, for as long as the area is there. */
function useWaitingToasts(position: Corner): void {
  useEffect(() => {
    const release = claimToasts();
    const show = () => {
      for (const { kind, text, position: own } of takeToasts())
        toast(text, { position: own ?? position, className: kind, duration: TOAST.duration });
    };
    show();
    const stop = waiting.subscribe(show);
    return () => {
      stop();
      release();
    };
  }, [position]);
}

export function Toaster({ position }: PropsOf<typeof attributes>) {
  useWaitingToasts(position);
  const { toasts, handlers } = useToaster({ duration: TOAST.duration });
  const visible = toasts.filter(({ visible }) => visible);
  const corners = [...new Set([position, ...visible.map(one => (one.position ?? position) as Corner)])];
  return (
    <>
      {corners.map(corner => (
        // biome-ignore lint/a11y/noStaticElementInteractions: reading holds the time still
        <div
          key={corner}
          className="area"
          data-corner={corner}
          onPointerEnter={handlers.startPause}
          onPointerLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
        >
          {visible
            .filter(one => (one.position ?? position) === corner)
            .slice(0, TOAST.visible)
            .map(one => (
              <Toast
                key={one.id}
                kind={one.className ?? 'info'}
                text={String(one.message)}
                dismiss={() => toast.dismiss(one.id)}
              />
            ))}
        </div>
      ))}
    </>
  );
}
