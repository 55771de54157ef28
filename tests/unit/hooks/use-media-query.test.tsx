// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { useMediaQuery } from '../../../widgets/hooks/use-media-query';
import { useReducedMotion } from '../../../widgets/hooks/use-reduced-motion';
import { act, renderHook } from './render-hook';

/** A window of which the queries named match, and change by `set`. */
function media(...matching: string[]) {
  const changes = new EventTarget();
  const listening = vi.spyOn(changes, 'removeEventListener');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
      changes.removeEventListener(...args),
  }));
  const set = (...queries: string[]) =>
    act(async () => {
      matching.splice(0, matching.length, ...queries);
      changes.dispatchEvent(new Event('change'));
    });
  return { set, listening };
}

test('a query is followed until the component goes', async () => {
  const { set, listening } = media('(min-width: 768px)');
  const hook = await renderHook(useMediaQuery, '(min-width: 768px)');
  expect(hook.result).toBe(true);
  await set();
  expect(hook.result).toBe(false);
  await hook.unmount();
  expect(listening).toHaveBeenCalledWith('change', expect.any(Function));
});

test('another query is another answer', async () => {
  media('(min-width: 768px)');
  const hook = await renderHook(useMediaQuery, '(min-width: 1024px)');
  expect(hook.result).toBe(false);
  await hook.update('(min-width: 768px)');
  expect(hook.result).toBe(true);
});

test('reduced motion is what the system asks for', async () => {
  const { set } = media();
  const hook = await renderHook(useReducedMotion, undefined);
  expect(hook.result).toBe(false);
  await set('(prefers-reduced-motion: reduce)');
  expect(hook.result).toBe(true);
});
