// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fromPageWhile } from '../../../widgets/api/query-cache';
import { useBatches } from '../../../widgets/hooks/use-batches';
import { renderHook } from './render-hook';

test('a list grows from its first view to the whole of it, also one that becomes longer', async () => {
  const drawn: number[] = [];
  const hook = await renderHook((length: number) => {
    const count = useBatches(length);
    drawn.push(count);
    return count;
  }, 20);
  expect(drawn).toEqual([8, 16, 24]);
  await hook.update(25);
  expect(hook.result).toBe(32);
});

test('what is hydrated is the whole list', async () => {
  const hook = await renderHook((length: number) => fromPageWhile(() => useBatches(length)), 20);
  expect(hook.result).toBeGreaterThanOrEqual(20);
});
