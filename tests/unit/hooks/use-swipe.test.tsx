// @vitest-environment happy-dom
import type { PointerEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { useSwipe } from '../../../widgets/hooks/use-swipe';
import { renderHook } from './render-hook';

const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as PointerEvent;

async function swipe() {
  const onLeft = vi.fn();
  const onRight = vi.fn();
  const { result } = await renderHook(useSwipe, { distance: 50, onLeft, onRight });
  /** Drags by so many px, then clicks; true when the click went through. */
  const drag = (x: number, y = 0, detail = 1) => {
    const click = { detail, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    result.onPointerDown(at(200, 200));
    result.onPointerUp(at(200 + x, 200 + y));
    result.onClickCapture(click);
    expect(click.stopPropagation).toHaveBeenCalledTimes(click.preventDefault.mock.calls.length);
    return click.preventDefault.mock.calls.length === 0;
  };
  return { onLeft, onRight, drag, ...result };
}

test('more than the distance to a side is a swipe, and no click', async () => {
  const { onLeft, onRight, drag } = await swipe();
  expect(drag(-51)).toBe(false);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([1, 0]);
  expect(drag(51)).toBe(false);
  expect([onLeft.mock.calls.length, onRight.mock.calls.length]).toEqual([1, 1]);
});

test('the distance itself, and what goes rather up or down, is no swipe, but no click either', async () => {
  const { onLeft, onRight, drag } = await swipe();
  expect([drag(-50), drag(50), drag(-80, 81), drag(80, -81)]).toEqual([false, false, false, false]);
  expect(onLeft).not.toHaveBeenCalled();
  expect(onRight).not.toHaveBeenCalled();
});

test('a press that trembles is a click, and so is a key after a drag', async () => {
  const { drag } = await swipe();
  expect([drag(5), drag(0, -5), drag(30, 0, 0)]).toEqual([true, true, true]);
});

test('the click after the next press counts again', async () => {
  const { drag } = await swipe();
  drag(-80);
  expect(drag(0)).toBe(true);
});

test('what the browser takes over, to scroll, is no swipe', async () => {
  const { onLeft, onPointerDown, onPointerCancel, onPointerUp } = await swipe();
  onPointerDown(at(200, 200));
  onPointerCancel();
  onPointerUp(at(0, 200));
  expect(onLeft).not.toHaveBeenCalled();
});
