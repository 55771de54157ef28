// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useScrollLock } from '../../../widgets/hooks/use-scroll-lock';
import { renderHook } from './render-hook';

const overflow = () => document.documentElement.style.overflow;

test('the page keeps still while it is locked', async () => {
  const menu = await renderHook(useScrollLock, true);
  expect(overflow()).toBe('hidden');
  await menu.update(false);
  expect(overflow()).toBe('');
});

test('the page scrolls again once the last lock is released, by unmounting too', async () => {
  const menu = await renderHook(useScrollLock, true);
  const dialog = await renderHook(useScrollLock, true);
  await menu.unmount();
  expect(overflow()).toBe('hidden');
  await dialog.unmount();
  expect(overflow()).toBe('');
});

test('the room of a scrollbar stays while it is away', async () => {
  const page = document.documentElement;
  Object.defineProperty(page, 'clientWidth', { value: innerWidth - 17, configurable: true });
  const menu = await renderHook(useScrollLock, true);
  expect(page.style.scrollbarGutter).toBe('stable');
  await menu.unmount();
  expect(page.style.scrollbarGutter).toBe('');
  Object.defineProperty(page, 'clientWidth', { value: innerWidth, configurable: true });
  const other = await renderHook(useScrollLock, true);
  expect(page.style.scrollbarGutter).not.toBe('stable');
  await other.unmount();
});
