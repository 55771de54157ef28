// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type LoadedPart, lazyPart } from '../../../widgets/element/lazy-parts';
import { useLazyPart } from '../../../widgets/element/use-lazy-part';
import { renderHook } from './render-hook';

const PART: LoadedPart<object> = { component: () => null, styles: ['p { color: red }'] };
const file = async () => ({ default: PART });

test('a part is loaded once it is wanted', async () => {
  const of = lazyPart(file);
  const hook = await renderHook((wanted: boolean) => useLazyPart(of, wanted), false);
  expect(of.part).toBeUndefined();
  expect(hook.result).toBeUndefined();
  await hook.update(true);
  await expect.poll(() => hook.result).toBe(PART.component);
});

test('a part that another element loaded between the drawing and its effects is shown, with its styles', async () => {
  const of = lazyPart(file);
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const use = () => {
    const part = useLazyPart(of, true);
    of.part = PART;
    return part;
  };
  const hook = await renderHook(use, undefined, host);
  await expect.poll(() => hook.result).toBe(PART.component);
  expect(shadow.adoptedStyleSheets).toHaveLength(1);
});
