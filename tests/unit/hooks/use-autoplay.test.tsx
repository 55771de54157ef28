// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Autoplay, useAutoplay } from '../../../widgets/hooks/use-autoplay';
import { act, renderHook } from './render-hook';

const INTERVAL = 5000;
const advance = vi.fn();
let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  advance.mockClear();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slides = (round: number) => useAutoplay(advance, INTERVAL, true, round);
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const does = (what: (hook: Autoplay) => void, hook: { readonly result: Autoplay }) =>
  act(async () => what(hook.result));

test('it advances once an interval, and no more once it is gone', async () => {
  const hook = await renderHook(slides, 0);
  await pass(INTERVAL * 2);
  expect(advance).toHaveBeenCalledTimes(2);
  await hook.unmount();
  await pass(INTERVAL * 2);
  expect(advance).toHaveBeenCalledTimes(2);
});

test('a slide chosen by hand is seen for a whole interval', async () => {
  const hook = await renderHook(slides, 0);
  await pass(INTERVAL - 1);
  await hook.update(1);
  await pass(INTERVAL - 1);
  expect(advance).not.toHaveBeenCalled();
  await pass(1);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('it holds still under the pointer and under the focus, each until it leaves', async () => {
  const hook = await renderHook(slides, 0);
  await does(({ hold }) => hold.onPointerEnter(), hook);
  await does(({ hold }) => hold.onFocus(), hook);
  await does(({ hold }) => hold.onPointerLeave(), hook);
  await pass(INTERVAL * 2);
  expect(advance).not.toHaveBeenCalled();
  await does(({ hold }) => hold.onBlur(), hook);
  await pass(INTERVAL);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('the pause button stops and starts it', async () => {
  const hook = await renderHook(slides, 0);
  await does(({ toggle }) => toggle(), hook);
  expect(hook.result).toMatchObject({ stopped: true, playing: false });
  await pass(INTERVAL * 2);
  expect(advance).not.toHaveBeenCalled();
  await does(({ toggle }) => toggle(), hook);
  expect(hook.result).toMatchObject({ stopped: false, playing: true });
});

test('under reduced motion nothing moves until somebody presses play', async () => {
  reduced = true;
  const hook = await renderHook(slides, 0);
  await pass(INTERVAL * 2);
  expect(advance).not.toHaveBeenCalled();
  expect(hook.result.stopped).toBe(true);
  await does(({ toggle }) => toggle(), hook);
  await pass(INTERVAL);
  expect(advance).toHaveBeenCalledTimes(1);
});
