import { useEffect, useId, useState } from 'react';
import { define } from '../../../../widgets/element/define';
import type { Attributes, ElementRecord } from '../../../../widgets/element/record';
import { record } from '../../../../widgets/element/record';
import { useEmit } from '../../../../widgets/hooks/use-emit';
import { SettingsContext, useSettings } from '../../../../widgets/hooks/use-settings';
import { commonAttributes, resolveSettings, type Settings } from '../../../../widgets/settings';

declare global {
  interface Window {
    /** What the fixture counts. */
    counts: { mounted: number; unmounted: number; failures: number };
    /** How often fixtures were drawn. */
    drawn: number;
    defineFixture: (version: string) => void;
  }
}
window.drawn = 0;
window.counts = { mounted: 0, unmounted: 0, failures: 0 };

const attributes = {
  heading: { type: 'text', doc: '', default: 'Toner' },
  limit: { type: 'number', doc: '', default: 12, min: 1, max: 48 },
  paged: { type: 'flag', doc: '' },
  filter: { type: 'choice', doc: '', options: ['new', 'top'] },
  'view-more': { type: 'address', doc: '' },
} as const satisfies Attributes;

function Fixture(props: Record<string, unknown>) {
  window.drawn += 1;
  const settings = useSettings();
  const emit = useEmit();
  const [count, setCount] = useState(0);
  const [broken, setBroken] = useState(props.heading === 'broken');
  useEffect(() => {
    window.counts.mounted += 1;
    return () => {
      window.counts.unmounted += 1;
    };
  }, []);
  useEffect(() => {
    if (count === 3) throw new TypeError('a secret in an effect');
  }, [count]);
  if (broken && window.counts.failures === 0) throw new TypeError('a secret');
  return (
    <section aria-labelledby={useId()}>
      <output>{JSON.stringify(props)}</output>
      <p className="settings">{JSON.stringify(settings)}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
      <button
        type="button"
        onClick={() => {
          throw new TypeError('a secret in a handler');
        }}
      >
        Throw
      </button>
      <button type="button" onClick={() => Promise.reject(new TypeError('a secret in a promise'))}>
        Reject
      </button>
      <button type="button" onClick={() => emit('tass-navigate', { href: '/Cart' })}>
        Go
      </button>
    </section>
  );
}

function Provider({ settings, children }: { settings: Settings; children: React.ReactNode }) {
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

function Failure({ retry }: { retry: () => void }) {
  return (
    <button type="button" onClick={retry}>
      Try again
    </button>
  );
}

function shellOf(version: string) {
  return {
    version,
    attributes: commonAttributes,
    styles: ['.root{all:initial;display:block;font:16px/1.5 sans-serif}'],
    read: resolveSettings,
    hydrate: <Result,>(run: () => Result) => run(),
    root: ({ lang, theme }: Settings) => ({ lang, dir: lang === 'ar' ? 'rtl' : 'ltr', 'data-theme': theme }),
    Provider,
    Failure,
    onError(host: HTMLElement) {
      window.counts.failures += 1;
      host.dispatchEvent(new CustomEvent('tass-error', { bubbles: true, composed: true }));
    },
  };
}

const fixture = record({
  tag: 'tass-fixture',
  summary: '',
  attributes,
  events: [],
  parts: [],
  styles: ['button{min-height:44px}'],
  component: Fixture,
}) as unknown as ElementRecord<Attributes>;

window.defineFixture = version => define(fixture, shellOf(version));
