// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from '../../../widgets/hooks/use-debounced';
import { act, renderHook } from './render-hook';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const typed = (text: string) => renderHook((value: string) => useDebounced(value, 300), text);
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

test('the first value is there at once', async () => {
  expect((await typed('HP')).result).toBe('HP');
});

test('a value counts once it has held still', async () => {
  const hook = await typed('');
  await hook.update('H');
  await pass(299);
  await hook.update('HP');
  await pass(299);
  expect(hook.result).toBe('');
  await pass(1);
  expect(hook.result).toBe('HP');
});

test('nothing is left running once it has gone', async () => {
  const hook = await typed('');
  await hook.update('HP');
  await hook.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
