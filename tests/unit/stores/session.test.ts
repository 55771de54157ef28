// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignInProvider, User } from '../../../widgets/stores/session';
import { deferred } from '../../helpers/deferred';

type Session = typeof import('../../../widgets/stores/session');
let store: Session;

beforeEach(async () => {
  vi.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('tass.')) Reflect.deleteProperty(globalThis, key);
  store = await import('../../../widgets/stores/session');
});

const sara: User = { displayName: 'Sara', photoURL: undefined };

/** A provider whose popup answers as the test says. */
function provider(signIn: (changed: (user: User | undefined) => void) => Promise<void>): SignInProvider {
  let changed: (user: User | undefined) => void = () => undefined;
  return {
    signIn: () => signIn(changed),
    signOut: async () => changed(undefined),
    watch(listener) {
      changed = listener;
      return () => undefined;
    },
  };
}

test('nobody can sign in where nothing signs people in', async () => {
  expect(await store.signIn()).toBe('unavailable');
  expect(store.session.getState()).toMatchObject({ status: 'out', available: false });
});

test('signs in and out', async () => {
  store.setSignInProvider(provider(async changed => changed(sara)));
  await store.signIn();
  expect(store.session.getState()).toMatchObject({ status: 'in', user: sara, available: true });
  await store.signOut();
  expect(store.session.getState()).toMatchObject({ status: 'out', user: undefined });
});

test('word that nobody is signed in, while the popup is open, does not end the attempt', async () => {
  const popup = deferred();
  store.setSignInProvider(
    provider(changed => {
      changed(undefined);
      return popup.held;
    }),
  );
  const attempt = store.signIn();
  expect(store.session.getState().status).toBe('busy');
  popup.release();
  await attempt;
  expect(store.session.getState().status).toBe('out');
});

test('a provider without a service behind it says so, and any other failure does not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.setSignInProvider(provider(() => Promise.reject(new store.SignInUnavailable('no project'))));
  expect(await store.signIn()).toBe('unavailable');
  store.setSignInProvider(provider(() => Promise.reject(new Error('closed'))));
  expect(await store.signIn()).toBeUndefined();
});

test('a failure is logged, and the button works again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  store.setSignInProvider(provider(() => Promise.reject(new Error('closed'))));
  await store.signIn();
  expect(log).toHaveBeenCalledOnce();
  expect(store.session.getState().status).toBe('out');
});
