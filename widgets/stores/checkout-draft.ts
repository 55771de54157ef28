import { createStore } from 'zustand/vanilla';
import { followStorage } from './follow-storage';
import { pageSingleton } from './page-singleton';
import { writeText } from './storage';
import { readJson, writeJson } from './stored-json';

/** A checkout that has not been sent yet. */
export interface Draft {
  /** What was typed, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

const KEY = 'tass-checkout';

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function stored(): Draft {
  const { fields } = (readJson(KEY) ?? {}) as Partial<Draft>;
  return { fields: Object.fromEntries(Object.entries(fields ?? {}).filter(isText)) };
}

/** What is shown could not be stored, and is all there is. */
let unstored = false;

/** The checkout as far as it has come; a reload finds it again, and other tabs have it too. */
export const checkoutDraft = pageSingleton('draft', () => {
  const store = createStore<Draft>(() => ({ fields: {} }));
  if (typeof window !== 'undefined') {
    const show = () => unstored || store.setState(stored(), true);
    show();
    followStorage(KEY, show);
  }
  return store;
});

function keep(fields: Draft['fields']): void {
  checkoutDraft.setState({ fields }, true);
  unstored = !writeJson(KEY, { fields });
}

/** Keeps what was typed beside what was before; lost with the page where nothing can be stored. */
export function saveFields(changes: Draft['fields']): void {
  keep({ ...checkoutDraft.getState().fields, ...changes });
}

/** Once the order is placed: forgets what was typed, or keeps it for the next order where the shopper asked for that. */
export function concludeDraft(): void {
  const { notes: _, ...fields } = checkoutDraft.getState().fields;
  if (fields.remember) keep(fields);
  else forgetDraft();
}

/** Forgets what was typed. */
export function forgetDraft(): void {
  checkoutDraft.setState({ fields: {} }, true);
  writeText(KEY, undefined);
}
