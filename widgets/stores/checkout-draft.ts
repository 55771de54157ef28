import { createStore } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import type { OrderBody } from '../api/orders';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';

/** An order that was sent and not answered for good yet: the same key and payload are sent again. */
export interface Attempt {
  readonly key: string;
  readonly body: OrderBody;
}

export interface Draft {
  /** What was typed, by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly attempt?: Attempt | undefined;
  /** `memory` where nothing can be stored: the draft then lives as long as the page. */
  readonly kept: 'storage' | 'memory';
}

const KEY = 'tass-checkout';

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function stored(): Draft {
  try {
    const { fields, attempt } = fromJson(readText(KEY) ?? '{}') as Partial<Draft>;
    const whole = typeof attempt?.key === 'string' && Array.isArray(attempt.body?.items);
    return {
      fields: Object.fromEntries(Object.entries(fields ?? {}).filter(isText)),
      ...(whole && { attempt }),
      kept: 'storage',
    };
  } catch {
    return { fields: {}, kept: 'storage' };
  }
}

/** The checkout as far as it has come; a reload finds it again. */
export const checkoutDraft = pageSingleton('draft', () => {
  const store = createStore<Draft>(() => ({ fields: {}, kept: 'storage' }));
  if (typeof window !== 'undefined') store.setState(stored(), true);
  return store;
});

function keep(next: Pick<Draft, 'fields' | 'attempt'>): void {
  checkoutDraft.setState({ ...next, kept: writeText(KEY, toJson(next)) ? 'storage' : 'memory' }, true);
}

/** The attempt that waits for its answer, whichever tab sent it. */
export function pendingAttempt(): Attempt | undefined {
  return (checkoutDraft.getState().kept === 'memory' ? checkoutDraft.getState() : stored()).attempt;
}

export function saveFields(fields: Draft['fields']): void {
  keep({ fields, attempt: pendingAttempt() });
}

/** Keeps the attempt before it is sent; undefined after a definite answer. */
export function saveAttempt(attempt: Attempt | undefined): void {
  keep({ fields: checkoutDraft.getState().fields, attempt });
}

/** Forgets everything, once the order is placed. */
export function clearDraft(): void {
  checkoutDraft.setState({ fields: {}, kept: 'storage' }, true);
  writeText(KEY, undefined);
}
