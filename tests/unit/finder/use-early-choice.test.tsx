// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { useEarlyChoice } from '../../../widgets/elements/finder/use-early-choice';
import { renderHook } from '../hooks/render-hook';

const NOTHING = { brand: undefined, model: undefined };

/** A finder in which a brand was chosen before its code was there. */
function chosenEarly(brand: string): HTMLElement {
  const host = document.createElement('div');
  const options = ['', 'hp', 'canon'].map(slug => `<option value="${slug}"></option>`).join('');
  host.attachShadow({ mode: 'open' }).innerHTML = `<select part="brand">${options}</select>`;
  Object.assign(host.shadowRoot?.querySelector('select') ?? {}, { value: brand });
  return host;
}

test('a brand chosen before the finder’s code is there is taken over', async () => {
  const host = chosenEarly('hp');
  const chosen: unknown[] = [];
  await renderHook(() => useEarlyChoice(NOTHING, choice => chosen.push(choice)), undefined, host);
  expect(chosen).toEqual([{ brand: 'hp', model: undefined }]);
});

test('what is chosen as soon as the finder is drawn comes after it', async () => {
  const host = chosenEarly('hp');
  const show = ({ brand }: { readonly brand: string | undefined }) => host.setAttribute('brand', brand ?? '');
  await renderHook(
    () => {
      useEarlyChoice(NOTHING, show);
      useLayoutEffect(() => show({ brand: 'canon' }), []);
    },
    undefined,
    host,
  );
  expect(host.getAttribute('brand')).toBe('canon');
});

test('a brand that the page has set meanwhile stays', async () => {
  const host = chosenEarly('hp');
  host.setAttribute('brand', 'canon');
  const chosen: unknown[] = [];
  const given = { ...NOTHING, brand: 'hp' };
  await renderHook(() => useEarlyChoice(given, choice => chosen.push(choice)), undefined, host);
  expect(chosen).toEqual([]);
});
