import { HYDRATED } from './hydrated';

/** Events of elements that the page around them answers. */
const ANSWERED = ['tass-navigate', 'tass-page', 'tass-finder-change'] as const;

/** Whether an event tells of a choice that another one has replaced since. */
const isStale = ({ type, target, detail }: CustomEvent) =>
  type === 'tass-finder-change' &&
  ['brand', 'model'].some(name => (target as Element).getAttribute(name) !== (detail[name] ?? null));

/** Keeps what elements ask of the page until that is hydrated, and lets it happen then. */
export function holdEvents(): void {
  const held: CustomEvent[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event as CustomEvent);
  };
  for (const type of ANSWERED) addEventListener(type, hold, true);
  addEventListener(
    HYDRATED,
    () => {
      for (const type of ANSWERED) removeEventListener(type, hold, true);
      for (const event of held) {
        if (isStale(event)) continue;
        const { target, type, detail, cancelable } = event;
        const again = new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true });
        const isLeft = target?.dispatchEvent(again);
        // As the element would have done by itself.
        if (isLeft && type === 'tass-navigate') location.assign((detail as { href: string }).href);
      }
    },
    { once: true },
  );
}
