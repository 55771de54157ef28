// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../widgets/api/client';
import { useEmit } from '../../../widgets/hooks/use-emit';
import { useReportFailure } from '../../../widgets/hooks/use-report-failure';
import { renderHook } from './render-hook';

test('an event goes from the element around; a listener may cancel it', async () => {
  const host = document.createElement('div');
  const { result: emit } = await renderHook(useEmit, undefined, host);
  const listener = vi.fn((event: Event) => (event as CustomEvent).detail);
  host.addEventListener('tass-navigate', listener);
  expect(emit('tass-navigate', { href: '/cart' })).toBe(true);
  expect(listener).toHaveReturnedWith({ href: '/cart' });
  host.addEventListener('tass-navigate', event => event.preventDefault());
  expect(emit('tass-navigate', { href: '/cart' })).toBe(false);
});

test('without an element around nobody can cancel', async () => {
  const { result: emit } = await renderHook(useEmit, undefined);
  expect(emit('tass-navigate', { href: '/cart' })).toBe(true);
});

test('a failure is told with its status, whatever was thrown', async () => {
  const host = document.createElement('div');
  const { result: report } = await renderHook(useReportFailure, undefined, host);
  const errors: unknown[] = [];
  host.addEventListener('tass-error', event => errors.push((event as CustomEvent).detail));
  const refused = new ApiError('brands', 503, 'Not now');
  expect(report('models', refused)).toBe(refused);
  expect(report('models', 'odd')).toMatchObject({ call: 'models', status: 0, message: 'odd' });
  expect(errors).toEqual([
    { call: 'brands', status: 503, message: 'Not now' },
    { call: 'models', status: 0, message: 'odd' },
  ]);
});
