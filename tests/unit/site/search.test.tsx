// @vitest-environment happy-dom
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { HydrationContext, useAddressSearch } from '../../../site/common/search';

/** Says what it was drawn with, one drawing after the other. */
function Drawn({ drawn, element }: { readonly drawn: string[]; readonly element?: string }) {
  const search = useAddressSearch(element);
  drawn.push(search);
  return <p>{search}</p>;
}

function Hydrated({ drawn, element }: { readonly drawn: string[]; readonly element?: string }) {
  const hydrating = useRef(true);
  useEffect(() => {
    hydrating.current = false;
  }, []);
  return (
    <HydrationContext.Provider value={hydrating}>
      <Drawn drawn={drawn} {...(element && { element })} />
    </HydrationContext.Provider>
  );
}

/** A prerendered page, hydrated at an address with a search. */
function hydrate(element?: string): { readonly drawn: string[]; readonly errors: unknown[] } {
  history.replaceState(null, '', '/cart?page=2');
  const root = document.createElement('div');
  root.innerHTML = '<p></p>';
  document.body.append(root);
  const drawn: string[] = [];
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => errors.push(...words));
  hydrateRoot(root, <Hydrated drawn={drawn} {...(element && { element })} />, {
    onRecoverableError: error => errors.push(error),
  });
  return { drawn, errors };
}

test('hydration has no search, as the prerendered page; then comes that of the address', async () => {
  const { drawn, errors } = hydrate();
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('page=2'));
  expect(drawn[0]).toBe('');
  expect(errors).toEqual([]);
});

test('what is handed to an element waits until the element is upgraded', async () => {
  const { drawn } = hydrate('late-element');
  await vi.waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  await new Promise(resolve => requestAnimationFrame(resolve));
  expect(drawn).not.toContain('page=2');
  customElements.define('late-element', class extends HTMLElement {});
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('page=2'));
});
