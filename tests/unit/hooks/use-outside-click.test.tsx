// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { useOutsideClick } from '../../../widgets/hooks/use-outside-click';
import { renderHook } from './render-hook';

afterEach(() => document.body.replaceChildren());

async function menu(active = true) {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('nav'));
  const link = inside.appendChild(document.createElement('a'));
  const onOutside = vi.fn();
  const hook = await renderHook(
    (open: boolean) => useOutsideClick({ current: inside }, onOutside, open),
    active,
  );
  return { host, link, onOutside, hook };
}

const press = (target: EventTarget) =>
  target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));

test('a press elsewhere calls back', async () => {
  const { onOutside } = await menu();
  press(document.body);
  expect(onOutside).toHaveBeenCalledTimes(1);
});

test('a press inside does not, through a shadow root neither', async () => {
  const { link, onOutside } = await menu();
  press(link);
  expect(onOutside).not.toHaveBeenCalled();
});

test('it listens while it is active and there', async () => {
  const { onOutside, hook } = await menu(false);
  press(document.body);
  expect(onOutside).not.toHaveBeenCalled();
  await hook.update(true);
  press(document.body);
  expect(onOutside).toHaveBeenCalledTimes(1);
  await hook.unmount();
  press(document.body);
  expect(onOutside).toHaveBeenCalledTimes(1);
});
