// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PasteForm } from '../../../widgets/elements/quick-order/paste-form';
import { deferred } from '../../helpers/deferred';
import { drawIn } from '../../helpers/draw-in';

afterEach(() => document.body.replaceChildren());

/** Draws the form; the function returned chooses a file in it. */
async function open(check: (text: string) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  drawIn(place, <PasteForm busy={false} listed={false} check={check} />);
  const find = () => place.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(find).not.toBeNull();
  const input = find() as HTMLInputElement;
  const choose = (file: File) => {
    Object.assign(input, { files: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { place, input, choose };
}

/** A file whose contents come as the promise says. */
const fileOf = (name: string, contents: Promise<ArrayBuffer>) =>
  Object.assign(new File([], name), { arrayBuffer: () => contents });

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

test('a file that was taken may be chosen again, corrected', async () => {
  const check = vi.fn();
  const { place, input, choose } = await open(check);
  choose(new File(['CF101 x 2'], 'order.csv'));
  // A browser tells of a change only where another file was chosen than the input holds.
  expect(input.value).toBe('');
  await expect.poll(() => check.mock.calls).toEqual([['CF101 x 2']]);
  expect(place.textContent).toContain('order.csv');
});

test('of two files the one that was chosen last counts, however long the other takes', async () => {
  const check = vi.fn();
  const { place, choose } = await open(check);
  const { held, release } = deferred();
  choose(
    fileOf(
      'first.xlsx',
      held.then(() => bytesOf('CF102 x 5')),
    ),
  );
  choose(fileOf('second.csv', Promise.resolve(bytesOf('CF101 x 2'))));
  await expect.poll(() => check.mock.calls).toEqual([['CF101 x 2']]);
  release();
  await held;
  choose(new File(['CF103 x 1'], 'third.csv'));
  await expect.poll(() => check.mock.calls.at(-1)).toEqual(['CF103 x 1']);
  expect(check.mock.calls).toEqual([['CF101 x 2'], ['CF103 x 1']]);
  expect(place.querySelector('textarea')?.value).toBe('CF103 x 1');
  expect(place.textContent).toContain('third.csv');
});

test('a file that is gone when it is read is told', async () => {
  const check = vi.fn();
  const { place, choose } = await open(check);
  choose(fileOf('gone.csv', Promise.reject(new DOMException('', 'NotFoundError'))));
  await expect.poll(() => place.querySelector('[role=alert]')?.textContent).toContain('no text');
  expect(check).not.toHaveBeenCalled();
});
