import { createElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { products } from '../../widgets/api/products';
import { listen } from '../../widgets/events';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { HIDDEN_ELEMENTS } from '../../widgets/loader/hidden-elements';
import { LANGUAGE_NAMES, type Language } from '../../widgets/locale/languages';
import type { PageProps } from '../common/types';
import type { ElementDocs, ElementsContent } from '../content/elements-types';
import { EXAMPLE_SLUG } from '../content/example-product';
import { LOADER_SCRIPT } from '../content/loader-script';
import {
  type DemoState,
  demoAttributes,
  demoStates,
  type ExampleState,
  isExample,
} from '../content/reference';
import { useHead } from '../head/head';
import { ElementLinks } from '../parts/element-links';
import { ElementReference } from '../parts/element-reference';
import { ElementsBreadcrumbs } from '../parts/elements-breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { Snippet } from '../parts/snippet';

interface ElementProps extends PageProps {
  readonly docs: ElementDocs;
  readonly text: ElementsContent;
}

/** One element: live, as lines to paste, and everything its record says. */
export function Element({ lang, path, docs, text }: ElementProps) {
  const words = text.of(docs.tag);
  useHead(lang, path, words);
  const name = docs.tag.slice('tass-'.length);
  const attributes = demoAttributes[name] ?? {};
  return (
    <div className="wrap page">
      <ElementsBreadcrumbs lang={lang} index={text.all} page={[docs.tag, path]} />
      <PageHeading title={words.heading}>
        <p className="intro">{`${text.reference[docs.summary] ?? docs.summary}.`}</p>
      </PageHeading>
      <Part heading={text.live}>
        {HIDDEN_ELEMENTS.has(name) ? (
          <p>{text.unseen}</p>
        ) : (
          <Demos lang={lang} docs={docs} name={name} text={text} />
        )}
      </Part>
      <Part heading={text.paste}>
        <Snippet code={markup(docs.tag, attributes)} copy={text.copy} copied={text.copied} />
      </Part>
      <ElementReference lang={lang} docs={docs} text={text} />
      <Part heading={text.others}>
        <ElementLinks lang={lang} />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

interface DemosProps {
  readonly lang: Language;
  readonly docs: ElementDocs;
  readonly name: string;
  readonly text: ElementsContent;
}

/** The element live, in the state that a visitor chooses. */
function Demos({ lang, docs, name, text }: DemosProps) {
  const group = useId();
  const [state, setState] = useState<DemoState>('usual');
  const states = demoStates(name, lang);
  const attributes = states.find(([one]) => one === state)?.[1] ?? {};
  const demo = isExample(name, state) ? (
    <Example key={state} docs={docs} state={state} words={text.longWords} />
  ) : (
    <Demo key={state} docs={docs} attributes={attributes} />
  );
  const names = { ...LANGUAGE_NAMES, ...text.states };
  return (
    <>
      <fieldset className="builder-formats">
        <legend className="hidden">{text.state}</legend>
        {states.map(([one]) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === state} onChange={() => setState(one)} />
            <span lang={one in LANGUAGE_NAMES ? one : undefined}>{names[one]}</span>
          </label>
        ))}
      </fieldset>
      {state === 'dark' ? (
        <div className="builder-preview" data-theme="dark">
          {demo}
        </div>
      ) : (
        demo
      )}
    </>
  );
}

interface DemoProps {
  readonly docs: ElementDocs;
  readonly attributes: Readonly<Record<string, string>>;
}

function Demo({ docs, attributes }: DemoProps) {
  // The page has a heading of its own.
  const level = 'heading-level' in docs.attributes ? { 'heading-level': 2 } : {};
  if (attributes.slug === '') return <ProductDemo tag={docs.tag} {...attributes} {...level} />;
  return createElement(docs.tag, { ...attributes, ...level });
}

interface ExampleProps {
  readonly docs: ElementDocs;
  readonly state: ExampleState;
  /** Said before names in the state of long words. */
  readonly words: string;
}

const cancel = (event: Event) => event.preventDefault();

/** A form is sent by a click on its button, also where Enter is pressed in a field. */
function cancelSubmit(event: MouseEvent): void {
  if (event.composedPath().some(at => at instanceof HTMLButtonElement && at.type === 'submit')) cancel(event);
}

/** The element with what brings it into a state; nothing is bought, ordered or remembered there. */
function Example({ docs, state, words }: ExampleProps) {
  const settings = useSettings();
  const around = useRef<HTMLDivElement>(null);
  const [attributes, setAttributes] = useState<DemoProps['attributes']>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shop's settings stay; another state is another component
  useEffect(() => {
    let isGone = false;
    let release: (() => void) | undefined;
    const show = async () => {
      const { exampleOf } = await import('../parts/examples');
      const { attributes, stage } = await exampleOf(docs.tag.slice('tass-'.length), state, words, settings);
      if (isGone) return;
      release = stage();
      setAttributes(attributes);
    };
    void show();
    return () => {
      isGone = true;
      release?.();
    };
  }, []);
  useEffect(() => {
    const { current } = around;
    if (!current) return undefined;
    const stops = [
      listen(current, 'tass-add-to-cart', cancel),
      listen(current, 'tass-remove-from-cart', cancel),
      ...(docs.events.includes('tass-order') ? [listen(current, 'click', cancelSubmit)] : []),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [docs]);
  return <div ref={around}>{attributes && <Demo docs={docs} attributes={attributes} />}</div>;
}

/** An element that needs a product gets one that the shop has today. */
function ProductDemo({ tag, ...attributes }: { readonly tag: string; readonly [name: string]: unknown }) {
  const { data } = useQuery(products(useSettings(), { filter: 'top', limit: 1 }));
  const slug = data?.items[0]?.slug;
  return slug ? createElement(tag, { ...attributes, slug }) : null;
}

/** The lines to paste. */
function markup(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value || EXAMPLE_SLUG}"`);
  return `${LOADER_SCRIPT}\n<${tag}${written.join('')}></${tag}>`;
}
