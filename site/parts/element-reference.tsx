import type { ReactNode } from 'react';
import { camelCase } from '../../widgets/element/attributes';
import type { Attribute, Attributes, ElementRecord } from '../../widgets/element/record';
import { eventNotes, eventsOf } from '../../widgets/event-notes';
import { CANCELABLE } from '../../widgets/events';
import { commonAttributes } from '../../widgets/settings';
import type { TassEvents } from '../../widgets/types';
import { brandTokens, failures, keptBy } from '../content/reference';
import type { ElementsContent } from '../content/types';

interface ElementReferenceProps {
  readonly record: ElementRecord;
  readonly text: ElementsContent;
}

/** Everything a record says of its element, under headings in the page's language. */
export function ElementReference({ record, text }: ElementReferenceProps) {
  return (
    <>
      <Terms heading={text.attributes} terms={attributeTerms(record.attributes)} />
      <Terms heading={text.common} terms={attributeTerms(commonAttributes)} />
      <Terms heading={text.events} terms={eventsOf(record).map(eventTerm)} />
      <Terms
        heading={text.slots}
        terms={Object.entries(record.slots ?? {}).map(([name, doc]) => [name || '(default)', `${doc}.`])}
      />
      <Names heading={text.parts} names={record.parts} />
      <Sentences heading={text.storage} sentences={keptBy(record.tag.slice('tass-'.length))} />
      <Sentences heading={text.failure} sentences={failures(record.events)} />
      <Names heading={text.tokens} names={brandTokens} />
    </>
  );
}

/** A name, and what there is to say of it; backticks mark code. */
type Term = readonly [name: string, says: string];

/** `text`, or the words and numbers it may be. */
function typeWords(attribute: Attribute): string {
  if (attribute.type === 'choice') return attribute.options.map(option => `\`${option}\``).join(', ');
  if (attribute.type === 'number') return `${attribute.min}–${attribute.max}`;
  return attribute.type;
}

function attributeTerms(attributes: Attributes): Term[] {
  return Object.entries(attributes).map(([name, attribute]) => {
    const property = camelCase(name);
    const facts = [
      typeWords(attribute),
      ...('default' in attribute ? [`default \`${attribute.default}\``] : []),
      ...(property === name ? [] : [`property \`${property}\``]),
    ];
    return [name, `${attribute.doc} (${facts.join('; ')}).`];
  });
}

function eventTerm(name: string): Term {
  const event = name as keyof TassEvents;
  const { when, detail } = eventNotes[event];
  const cancel = CANCELABLE.has(event) ? ' `preventDefault()` stops it.' : '';
  return [name, `${when}.${cancel} \`detail\`: \`${detail}\`.`];
}

/** Text whose backticks become code. Empty pieces are left out: finished markup can't hold them. */
function marked(text: string): ReactNode[] {
  return text.split('`').map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    if (index % 2) return <code key={index}>{piece}</code>;
    return piece || null;
  });
}

interface Headed {
  readonly heading: string;
}

/** Reference text is English on every page. */
const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

function Terms({ heading, terms }: Headed & { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <dl {...ENGLISH}>
        {terms.map(([name, says]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{marked(says)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Names({ heading, names }: Headed & { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <ul className="element-names" {...ENGLISH}>
        {names.map(name => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentences({ heading, sentences }: Headed & { readonly sentences: readonly string[] }) {
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <ul {...ENGLISH}>
        {sentences.map(sentence => (
          <li key={sentence}>{marked(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}
