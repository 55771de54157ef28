// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { useNearView } from '../../../widgets/hooks/use-near-view';
import { act, renderHook } from './render-hook';

test('it is near from the first time it comes near, and is no longer watched then', async () => {
  const disconnect = vi.fn();
  let intersect!: (isIntersecting: boolean) => Promise<void>;
  const options = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, given: unknown) {
        options(given);
        intersect = isIntersecting => act(async () => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const ref = { current: document.createElement('div') };
  const hook = await renderHook(useNearView, ref);
  expect(options).toHaveBeenCalledWith({ rootMargin: '200px' });
  await intersect(false);
  expect(hook.result).toBe(false);
  await intersect(true);
  expect(hook.result).toBe(true);
  expect(disconnect).toHaveBeenCalled();
  await hook.update(ref);
  expect(hook.result).toBe(true);
  expect(options).toHaveBeenCalledTimes(1);
});
