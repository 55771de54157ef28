// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { useDismiss } from '../../../widgets/hooks/use-dismiss';
import { renderHook } from './render-hook';

afterEach(() => document.body.replaceChildren());

async function menu(opened = true) {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('nav'));
  const link = inside.appendChild(document.createElement('a'));
  const dismiss = vi.fn();
  const hook = await renderHook((open: boolean) => useDismiss({ current: inside }, dismiss, open), opened);
  return { host, link, dismiss, hook };
}

const press = (target: EventTarget) =>
  target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

test('a press elsewhere calls back', async () => {
  const { dismiss } = await menu();
  press(document.body);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('a press inside does not, through a shadow root neither', async () => {
  const { link, dismiss } = await menu();
  press(link);
  expect(dismiss).not.toHaveBeenCalled();
});

const moveFocus = (from: EventTarget, to: EventTarget | null) =>
  from.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true, relatedTarget: to }));

test('the focus moving outside calls back; within, or to nothing, it does not', async () => {
  const { link, dismiss } = await menu();
  moveFocus(link, link.parentElement);
  moveFocus(link, null);
  expect(dismiss).not.toHaveBeenCalled();
  moveFocus(link, document.body);
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('it listens while it is open and there', async () => {
  const { dismiss, hook } = await menu(false);
  press(document.body);
  expect(dismiss).not.toHaveBeenCalled();
  await hook.update(true);
  press(document.body);
  expect(dismiss).toHaveBeenCalledTimes(1);
  await hook.unmount();
  press(document.body);
  expect(dismiss).toHaveBeenCalledTimes(1);
});
