// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import record from '../../../widgets/elements/finder/element';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen: (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener),
}));

const { choose, reset } = record.methods ?? {};

/** A finder on a page, and the choices that it tells of. */
function finder() {
  const host = document.createElement('div');
  const choices: unknown[] = [];
  host.addEventListener('tass-finder-change', ({ detail }) => choices.push(detail));
  return { host, choices };
}

test('a choice made by the page’s script is shown and choices of', () => {
  const { host, choices } = finder();
  choose?.run(host, 'hp', 'envy-6020');
  expect(host.getAttribute('model')).toBe('envy-6020');
  choose?.run(host, 'canon');
  reset?.run(host);
  expect(host.hasAttribute('brand')).toBe(false);
  expect(choices).toEqual([
    { brand: 'hp', model: 'envy-6020', products: [] },
    { brand: 'canon', model: undefined, products: [] },
    { brand: undefined, model: undefined, products: [] },
  ]);
});
