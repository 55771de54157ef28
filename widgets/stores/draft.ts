import { createStore } from 'zustand/vanilla';
import { fromJson, toJson } from '../api/json';
import type { OrderBody } from '../api/orders';
import { shared } from './shared';
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
    };
  } catch {
    return { fields: {} };
  }
}

/** The checkout as far as it has come; a reload finds it again. */
export const draft = shared('draft', () => {
  const store = createStore<Draft>(() => ({ fields: {} }));
  if (typeof window !== 'undefined') store.setState(stored(), true);
  return store;
});

function keep(next: Draft): void {
  draft.setState(next, true);
  writeText(KEY, toJson(next));
}

export function saveFields(fields: Draft['fields']): void {
  keep({ ...draft.getState(), fields });
}

/** Keeps the attempt before it is sent; undefined after a definite answer. */
export function saveAttempt(attempt: Attempt | undefined): void {
  keep({ ...draft.getState(), attempt });
}

/** Forgets everything, once the order is placed. */
export function clearDraft(): void {
  draft.setState({ fields: {} }, true);
  writeText(KEY, undefined);
}
