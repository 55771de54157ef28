import { createStore } from 'zustand/vanilla';
import { pageSingleton } from './page-singleton';

/** A message for the shopper. */
export interface Message {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** Where it shows, whatever the toast area's own position. */
  readonly position?: 'bottom-right';
  /** The element it comes from. */
  readonly host?: HTMLElement | undefined;
}

interface Toasts {
  /** Messages no toast area has taken yet. */
  readonly waiting: readonly Message[];
  /** Toast areas on the page. */
  readonly areas: number;
}

/** ms that a toast area has to arrive before an element shows its message by itself: the area's code may have failed. */
const AREA_WAIT = 5000;
/** ms that an element shows a message by itself; longer than a toast, since nobody can hold it. */
const NOTICE_TIME = 8000;

const channel = pageSingleton('toasts', () => ({
  toasts: createStore<Toasts>(() => ({ waiting: [], areas: 0 })),
  notices: createStore<{ readonly byHost: ReadonlyMap<HTMLElement, Message> }>(() => ({ byHost: new Map() })),
}));

/** What waits for the toast area. */
export const toasts = channel.toasts;

/** Messages that elements show by themselves. */
export const notices = channel.notices;

/** Shows a message in the page's toast area, or in its own element where the page has none. */
export function notify(message: Omit<Message, 'host'>, host?: HTMLElement): void {
  const { waiting, areas } = toasts.getState();
  const expected = areas > 0 || document.querySelector('tass-toaster') !== null;
  if (!expected) {
    if (host) showNotice(host, message);
    return;
  }
  const entry = { ...message, host };
  toasts.setState({ waiting: [...waiting, entry] });
  if (areas === 0 && host) setTimeout(() => showUntaken(entry, host), AREA_WAIT);
}

/** Shows a message in its element when no toast area has taken it. */
function showUntaken(entry: Message, host: HTMLElement): void {
  const { waiting } = toasts.getState();
  if (!waiting.includes(entry)) return;
  toasts.setState({ waiting: waiting.filter(other => other !== entry) });
  showNotice(host, entry);
}

function showNotice(host: HTMLElement, message: Message): void {
  notices.setState(({ byHost }) => ({ byHost: new Map(byHost).set(host, message) }));
  setTimeout(() => {
    notices.setState(({ byHost }) => {
      const left = new Map(byHost);
      if (left.get(host) === message) left.delete(host);
      return { byHost: left };
    });
  }, NOTICE_TIME);
}

/** Says that a toast area is there; returns what says that it has gone. */
export function claimToasts(): () => void {
  toasts.setState(({ areas }) => ({ areas: areas + 1 }));
  return () => toasts.setState(({ areas }) => ({ areas: areas - 1 }));
}

/** Takes the waiting messages, for the one area that shows them. */
export function takeToasts(): readonly Message[] {
  const { waiting } = toasts.getState();
  if (waiting.length > 0) toasts.setState({ waiting: [] });
  return waiting;
}
