// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Toasts = typeof import('../../../widgets/stores/toasts');
let store: Toasts;
let host: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('tass.')) Reflect.deleteProperty(globalThis, key);
  store = await import('../../../widgets/stores/toasts');
  host = document.body.appendChild(document.createElement('tass-product-grid'));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const shown = () => store.notices.getState().byHost.get(host)?.text;

test('without a toast area an element shows its message by itself, for eight seconds', () => {
  store.notify({ kind: 'error', text: 'No' }, host);
  expect(shown()).toBe('No');
  vi.advanceTimersByTime(8000);
  expect(shown()).toBeUndefined();
});

test('a message that takes the place of another has its own eight seconds', () => {
  store.notify({ kind: 'error', text: 'No' }, host);
  vi.advanceTimersByTime(5000);
  store.notify({ kind: 'info', text: 'Yes' }, host);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('Yes');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBeUndefined();
});

test('a toast area takes what waits for it', () => {
  document.body.append(document.createElement('tass-toaster'));
  store.notify({ kind: 'success', text: 'Added' }, host);
  const release = store.claimToasts();
  expect(store.takeToasts().map(({ text }) => text)).toEqual(['Added']);
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
  release();
});

test('a message that no toast area takes, for its code failed, shows in its element', () => {
  document.body.append(document.createElement('tass-toaster'));
  store.notify({ kind: 'error', text: 'No' }, host);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(shown()).toBe('No');
  expect(store.takeToasts()).toEqual([]);
});
