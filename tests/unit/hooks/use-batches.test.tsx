// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fromPageWhile } from '../../../widgets/api/query-cache';
import { drawWhole } from '../../../widgets/browser/first-view';
import { useBatches, useBelowFirstView } from '../../../widgets/hooks/use-batches';
import { renderHook } from './render-hook';

const onPhone = () => vi.stubGlobal('matchMedia', () => ({ matches: true }));

afterEach(() => {
  vi.unstubAllGlobals();
  drawWhole(false);
});

test('a list grows from its first view to the whole of it, also one that becomes longer', async () => {
  const drawn: number[] = [];
  const hook = await renderHook((length: number) => {
    const count = useBatches(length);
    drawn.push(count);
    return count;
  }, 20);
  await expect.poll(() => drawn).toEqual([8, 16, 24]);
  await hook.update(25);
  await expect.poll(() => hook.result).toBe(32);
});

test('what is hydrated is the whole list', async () => {
  const hook = await renderHook((length: number) => fromPageWhile(() => useBatches(length)), 20);
  expect(hook.result).toBeGreaterThanOrEqual(20);
});

test('a list that is drawn again before its first view is painted draws no more for that', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const hook = await renderHook(useBatches, 20);
  await hook.update(21);
  expect(hook.result).toBe(8);
  for (const frame of frames) frame(0);
  await expect.poll(() => hook.result).toBe(16);
});

/** What each drawing of a hook returned, once there are so many. */
async function drawings<Result>(use: () => Result, count: number): Promise<Result[]> {
  const results: Result[] = [];
  await renderHook(() => results.push(use()), undefined);
  await expect.poll(() => results).toHaveLength(count);
  return results;
}

test('a phone gets fewer at first, and what lies below its first view a frame later', async () => {
  onPhone();
  expect(await drawings(() => useBatches(20), 4)).toEqual([3, 11, 19, 27]);
  expect(await drawings(useBelowFirstView, 2)).toEqual([false, true]);
});

test('nothing waits on other windows, nor on a page that is drawn whole to return far below', async () => {
  expect(await drawings(useBelowFirstView, 1)).toEqual([true]);
  onPhone();
  drawWhole(true);
  expect(await drawings(useBelowFirstView, 1)).toEqual([true]);
});
