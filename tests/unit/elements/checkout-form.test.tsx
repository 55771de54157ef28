// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../../widgets/elements/checkout/form';
import { checkoutDraft, forgetDraft } from '../../../widgets/stores/checkout-draft';
import { drawIn } from '../../helpers/draw-in';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<typeof import('../../../widgets/events')>()),
  listen: () => () => undefined,
}));

beforeEach(forgetDraft);
afterEach(() => document.body.replaceChildren());

/** A field of the form, once it is there. */
async function field(name: string): Promise<HTMLInputElement> {
  const find = () => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  await expect.poll(find).not.toBeNull();
  return find() as HTMLInputElement;
}

/** Writes as a password manager does, which a framework sees by the event alone. */
function fill(input: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function draw(): void {
  const place = document.body.appendChild(document.createElement('div'));
  drawIn(place, <Form items={[]} onPlaced={() => undefined} />);
}

test('fields that a password manager fills at once are all kept', async () => {
  draw();
  const [name, phone, email] = [await field('name'), await field('phone'), await field('email')];
  fill(name, 'Sara');
  fill(phone, '98765432');
  fill(email, 'sara@example.com');
  expect(checkoutDraft.getState().fields).toEqual({
    name: 'Sara',
    phone: '98765432',
    email: 'sara@example.com',
  });
});

const forgetButton = () =>
  [...document.querySelectorAll('button')].find(button => button.textContent === 'Forget my details');

test('what somebody typed and left can be forgotten by who comes next', async () => {
  draw();
  fill(await field('name'), 'Sara');
  await expect.poll(() => checkoutDraft.getState().fields.name).toBe('Sara');
  expect(forgetButton()).toBeUndefined();
  document.body.replaceChildren();
  draw();
  await expect.poll(async () => (await field('name')).value).toBe('Sara');
  forgetButton()?.click();
  await expect.poll(async () => (await field('name')).value).toBe('');
  expect(forgetButton()).toBeUndefined();
  expect(document.activeElement).toBe(await field('remember'));
});

test('a field takes no more than the shop does', async () => {
  draw();
  expect((await field('building')).maxLength).toBe(50);
  expect((await field('email')).maxLength).toBe(254);
});
