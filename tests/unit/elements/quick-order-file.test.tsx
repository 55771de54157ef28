// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PasteForm } from '../../../widgets/elements/quick-order/paste-form';
import { drawIn } from '../../helpers/draw-in';

afterEach(() => document.body.replaceChildren());

test('a file that was taken may be chosen again, corrected', async () => {
  const check = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  drawIn(place, <PasteForm busy={false} listed={false} check={check} />);
  const find = () => place.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(find).not.toBeNull();
  const input = find() as HTMLInputElement;
  Object.assign(input, { files: [new File(['CF101 x 2'], 'order.csv')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  // A browser tells of a change only where another file was chosen than the input holds.
  expect(input.value).toBe('');
  await expect.poll(() => check.mock.calls).toEqual([['CF101 x 2']]);
  expect(place.textContent).toContain('order.csv');
});
