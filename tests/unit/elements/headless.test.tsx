// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../widgets/api/client';
import { HostContext } from '../../../widgets/element/host';
import { follow as followQueries } from '../../../widgets/headless/headless';
import { Headless } from '../../../widgets/headless/headless-element';

// happy-dom's window takes listeners by its own method alone.
vi.mock('../../../widgets/events', async original => ({
  ...(await original<object>()),
  listen: (target: EventTarget, name: string, listener: () => void) => {
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  },
}));

afterEach(() => document.body.replaceChildren());

/** A headless element, and what is called with each status that it sends. */
function headlessHost() {
  const host = document.body.appendChild(document.createElement('tass-finder'));
  Object.assign(host, { headless: true });
  const listener = vi.fn();
  host.addEventListener('tass-data', event => listener((event as CustomEvent).detail.status));
  return { host, listener };
}

/** One that asks for brands, which `run` answers. */
function follow(key: string, run: (signal: AbortSignal) => Promise<never>) {
  const { host, listener } = headlessHost();
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  root.render(
    <HostContext.Provider value={host}>
      <Headless brands={{ name: 'brands', key, run }} />
    </HostContext.Provider>,
  );
  return { root, listener };
}

const online = () => window.dispatchEvent(new Event('online'));
const failing = () => vi.fn(() => Promise.reject(new ApiError('brands', 400, 'No')));

test('each time the connection is back, what failed is asked again once', async () => {
  const run = failing();
  const { root, listener } = follow('failing', run);
  for (const times of [1, 2, 3]) {
    await expect.poll(() => listener.mock.calls.length).toBe(2 * times);
    expect(listener).toHaveBeenLastCalledWith('failed');
    expect(run).toHaveBeenCalledTimes(times);
    online();
  }
  root.unmount();
});

test('an element that is gone asks nothing again', async () => {
  const gone = failing();
  const { root, listener } = follow('gone', gone);
  await expect.poll(() => listener.mock.calls).toEqual([['loading'], ['failed']]);
  const left = vi.spyOn(window, 'removeEventListener');
  root.unmount();
  await expect.poll(() => left.mock.calls).toEqual([['online', expect.anything()]]);
  online();
  expect(gone).toHaveBeenCalledTimes(1);
});

test('an element that goes takes its request along', async () => {
  const run = vi.fn((_: AbortSignal) => new Promise<never>(() => {}));
  const { root } = follow('slow', run);
  await expect.poll(() => run.mock.calls.length).toBe(1);
  const [signal] = run.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  root.unmount();
  await expect.poll(() => signal?.aborted).toBe(true);
});

test('what the page knows already is not sent to it again', () => {
  const { host, listener } = headlessHost();
  const brands = { name: 'brands', key: 'unanswered', run: () => new Promise<never>(() => {}) };
  followQueries(host, { brands });
  followQueries(host, { brands });
  expect(listener.mock.calls).toEqual([['loading']]);
});
