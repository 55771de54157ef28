// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useStore } from '../../../widgets/hooks/use-store';
import { useStyle } from '../../../widgets/hooks/use-style';
import { act, renderHook } from './render-hook';

test('a part of a store is followed', async () => {
  const store = createStore(() => ({ count: 1, open: false }));
  let drawn = 0;
  const hook = await renderHook(() => {
    drawn++;
    return useStore(store, ({ count }) => count);
  }, undefined);
  await act(async () => store.setState({ count: 2 }));
  expect(hook.result).toBe(2);
  const before = drawn;
  await act(async () => store.setState({ open: true }));
  expect(drawn).toBe(before);
});

test('styles are set by script, as a strict content policy demands', async () => {
  const ref = { current: document.createElement('div') };
  const hook = await renderHook((width: string) => useStyle(ref, { '--width': width }), '10px');
  expect(ref.current.style.getPropertyValue('--width')).toBe('10px');
  await hook.update('20px');
  expect(ref.current.style.getPropertyValue('--width')).toBe('20px');
});
