import { isStaleChoice } from '../../common/finder-choice';
import { HYDRATED } from './hydrated';

/** Events of elements that the site handles. */
const HANDLED = ['tass-page', 'tass-finder-change'] as const;

/**
 * Queues what elements ask of the site until it is hydrated, and dispatches it again then. Where they lead
 * (`tass-navigate`) is the browser's until then: a prerendered document is there before the code that would show it.
 */
export function queueEvents(): void {
  const queue: CustomEvent[] = [];
  const enqueue = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(event as CustomEvent);
  };
  for (const type of HANDLED) addEventListener(type, enqueue, true);
  addEventListener(
    HYDRATED,
    () => {
      for (const type of HANDLED) removeEventListener(type, enqueue, true);
      for (const event of queue) {
        if (event.type === 'tass-finder-change' && isStaleChoice(event)) continue;
        const { target, type, detail, cancelable } = event;
        const again = new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true });
        target?.dispatchEvent(again);
      }
    },
    { once: true },
  );
}
