// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { useActiveOption } from '../../../widgets/hooks/use-active-option';
import { act, renderHook } from './render-hook';

/** What is listed for a text in the field. */
const list = (typed: string, ...paths: string[]) => ({ typed, options: paths.map(path => ({ path })) });
const useActive = ({ typed, options }: ReturnType<typeof list>) => useActiveOption(options, typed);

test('arrows move through a list and around its ends', async () => {
  const hook = await renderHook(useActive, list('26', '/a', '/b', '/c'));
  const press = (key: string) =>
    act(async () => hook.result.setActive(hook.result.target(key) ?? Number.NaN));
  expect(hook.result.active).toBe(-1);
  const moves = [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['Home', 0],
  ] as const;
  for (const [key, active] of moves) {
    await press(key);
    expect(hook.result.active).toBe(active);
  }
  expect(hook.result.target('a')).toBeUndefined();
});

test('the same list made anew keeps the option, another list has none', async () => {
  const hook = await renderHook(useActive, list('26', '/a', '/b'));
  await act(async () => hook.result.setActive(1));
  await hook.update(list('26', '/a', '/b'));
  expect(hook.result.active).toBe(1);
  await hook.update(list('26', '/c', '/b'));
  expect(hook.result.active).toBe(-1);
});

test('typing leaves the option, though its list is still there', async () => {
  const hook = await renderHook(useActive, list('26', '/a', '/b'));
  await act(async () => hook.result.setActive(1));
  await hook.update(list('26a', '/a', '/b'));
  expect(hook.result.active).toBe(-1);
});
