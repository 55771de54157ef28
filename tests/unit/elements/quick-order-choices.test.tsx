// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { Choices } from '../../../widgets/elements/quick-order/choices';
import { listRows } from '../../../widgets/elements/quick-order/list-rows';
import { drawIn } from '../../helpers/draw-in';
import { product } from '../../helpers/products';

afterEach(() => document.body.replaceChildren());

/** What a line is asked that may mean so many products. */
function asked(of: number): HTMLElement {
  const offered = Array.from({ length: of }, (_, at) => product(at + 1));
  const [row] = listRows([{ line: 'toner', quantity: 1, state: 'choice', offered }]);
  const place = document.body.appendChild(document.createElement('div'));
  if (row) drawIn(place, <Choices row={row} choose={() => undefined} />);
  return place;
}

test('a line that may mean several products is asked which one, that may mean one only whether it is that', async () => {
  const [several, one] = [asked(2), asked(1)];
  await expect.poll(() => several.textContent).toContain('Which one do you mean?');
  await expect.poll(() => one.textContent).toContain('Do you mean this one?');
});

test('the first of more choices takes the focus of the button that is gone', async () => {
  const line = asked(5);
  const buttons = () => [...line.querySelectorAll('button')];
  await expect.poll(() => buttons().at(-1)?.textContent).toBe('2 more');
  buttons().at(-1)?.click();
  await expect.poll(() => buttons().length).toBe(5);
  await expect.poll(() => document.activeElement).toBe(buttons()[3]);
});
