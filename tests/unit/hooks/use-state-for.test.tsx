// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useStateFor } from '../../../widgets/hooks/use-state-for';
import { act, renderHook } from './render-hook';

const start = (subject: string) => (before?: string) => `${before ?? ''}>${subject}`;

test('starts anew with each subject, from the value before', async () => {
  const hook = await renderHook((subject: string) => useStateFor(subject, start(subject)), 'a');
  expect(hook.result[0]).toBe('>a');
  await act(async () => hook.result[1]('own'));
  expect(hook.result[0]).toBe('own');
  await hook.update('b');
  expect(hook.result[0]).toBe('own>b');
  await hook.update('b');
  expect(hook.result[0]).toBe('own>b');
});

test('what is set as soon as a subject is drawn counts', async () => {
  const hook = await renderHook((subject: string) => {
    const [value, set] = useStateFor(subject, start(subject));
    useLayoutEffect(() => set(`typed in ${subject}`), [subject, set]);
    return value;
  }, 'a');
  expect(hook.result).toBe('typed in a');
  await hook.update('b');
  expect(hook.result).toBe('typed in b');
});
