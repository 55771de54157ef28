import { expect, test, vi } from 'vitest';

test('with `offline` off the worker takes itself and all it kept from the device', async () => {
  vi.resetModules();
  vi.doMock('../../../site/content/offline', () => ({ OFFLINE: false }));
  const listeners = new Map<string, (event: unknown) => void>();
  const removed: string[] = [];
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    listeners.set(type, listener);
  });
  vi.stubGlobal('caches', {
    keys: async () => ['pages', 'assets'],
    delete: async (name: string) => removed.push(name),
  });
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('registration', { unregister });
  vi.stubGlobal('self', globalThis);
  await import('../../../site/offline/service-worker');
  expect([...listeners.keys()]).toEqual(['install']);
  const work: Promise<unknown>[] = [];
  listeners.get('install')?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  await Promise.all(work);
  expect(removed).toEqual(['pages', 'assets']);
  expect(unregister).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
