// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { Profile } from '../../../widgets/elements/login/profile';
import { drawIn } from '../../helpers/draw-in';

afterEach(() => document.body.replaceChildren());

const USER = { displayName: 'Sara', photoURL: '' };

/** The menu, open, with the page's next link behind it. */
async function openMenu() {
  const place = document.body.appendChild(document.createElement('div'));
  const next = document.body.appendChild(document.createElement('a'));
  drawIn(place, <Profile user={USER} busy={false} />);
  const button = () => place.querySelector<HTMLElement>('[aria-expanded]');
  const logout = () => place.querySelector<HTMLElement>('.menu button');
  await expect.poll(button).not.toBeNull();
  button()?.click();
  await expect.poll(logout).not.toBeNull();
  return { next, button, logout };
}

test('Escape folds the menu and nothing around it', async () => {
  const { button, logout } = await openMenu();
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    button()?.dispatchEvent(event);
    return event;
  };
  expect(press().defaultPrevented).toBe(true);
  await expect.poll(logout).toBeNull();
  expect(press().defaultPrevented).toBe(false);
});

test('the menu folds when the focus moves on', async () => {
  const { next, logout } = await openMenu();
  logout()?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: next, bubbles: true }));
  await expect.poll(logout).toBeNull();
});
