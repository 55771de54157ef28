// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, type Query } from '../../../widgets/api/client';
import { cache } from '../../../widgets/api/query-cache';
import { HostContext } from '../../../widgets/element/host';
import { useQuery } from '../../../widgets/hooks/use-query';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const greeting = (key: string, run: Query<string>['run']): Query<string> => ({ name: 'greeting', key, run });

interface GreetingProps {
  readonly call: Query<string>;
  readonly keep?: boolean;
  readonly meanwhile?: () => void;
}

/** Shows what came; `meanwhile` runs after the first drawing and before the call would be made. */
function Greeting({ call, keep = false, meanwhile }: GreetingProps) {
  const { status, data } = useQuery(call, { keep });
  return (
    <p title={status}>
      {data ?? status}
      <Meanwhile run={meanwhile} />
    </p>
  );
}

/** Its effects come before those of what it stands in. */
function Meanwhile({ run }: { readonly run: (() => void) | undefined }) {
  useLayoutEffect(() => run?.(), [run]);
  return null;
}

function show(element: React.JSX.Element): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(element);
  return place;
}

/** Waits for the place to hold the text. */
const holds = (place: HTMLElement, text: string) => expect.poll(() => place.textContent).toBe(text);

test('an answer is shown when it comes', async () => {
  await holds(show(<Greeting call={greeting('asked', async () => 'Hello')} />), 'Hello');
});

test('an answer that another element got between drawing and asking is shown, without a call', async () => {
  const run = vi.fn(async () => 'Asked twice');
  const meanwhile = () => cache('met', 'Hello');
  await holds(show(<Greeting call={greeting('met', run)} meanwhile={meanwhile} />), 'Hello');
  expect(run).not.toHaveBeenCalled();
});

test('what was there before the first drawing is kept while the next answer loads', async () => {
  cache('first page', 'Hello');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Greeting call={greeting('first page', async () => 'Asked twice')} keep />);
  await holds(place, 'Hello');
  root.render(<Greeting call={greeting('next page', () => new Promise(() => {}))} keep />);
  await expect.poll(() => place.querySelector('p')?.title).toBe('loading');
  expect(place.textContent).toBe('Hello');
});

test('a failure is told even where an older answer stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  cache('older', 'Hello');
  vi.setSystemTime(Date.now() + 60_000);
  const host = document.createElement('div');
  const listener = vi.fn((event: Event) => (event as CustomEvent).detail);
  host.addEventListener('tass-error', listener);
  const run = async () => {
    throw new ApiError('greeting', 503, 'Not now');
  };
  const place = show(
    <HostContext.Provider value={host}>
      <Greeting call={greeting('older', run)} />
    </HostContext.Provider>,
  );
  await expect
    .poll(() => listener.mock.results.map(({ value }) => value))
    .toEqual([{ call: 'greeting', status: 503, message: 'Not now' }]);
  await holds(place, 'Hello');
  expect(place.querySelector('p')?.title).toBe('ready');
});
