// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../widgets/api/client';
import { keepAnswer } from '../../../widgets/api/seed';
import { useRemote } from '../../../widgets/hooks/use-remote';

afterEach(() => document.body.replaceChildren());

const greeting = (key: string, run: Call<string>['run']): Call<string> => ({ name: 'greeting', key, run });

/** Shows what came; `meanwhile` runs after the first drawing and before the call would be made. */
function Greeting({ call, meanwhile }: { readonly call: Call<string>; readonly meanwhile?: () => void }) {
  const { status, data } = useRemote(call);
  return (
    <p>
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
  const meanwhile = () => keepAnswer('met', 'Hello');
  await holds(show(<Greeting call={greeting('met', run)} meanwhile={meanwhile} />), 'Hello');
  expect(run).not.toHaveBeenCalled();
});
