import { documentedAttributes } from '../../widgets/docs/common-attributes';
import { eventNotes } from '../../widgets/docs/event-notes';
import { camelCase } from '../../widgets/element/attributes';
import type { Attribute, Attributes } from '../../widgets/element/record';
import { CANCELABLE } from '../../widgets/events';
import { DEFAULT_LANGUAGE, DIRECTIONS, type Language } from '../../widgets/locale/languages';
import type { TassEvents } from '../../widgets/types';
import type { ElementDocs, ElementsContent } from '../content/elements-types';
import { brandTokens, failures, keptBy } from '../content/reference';
import { inlineCode } from './inline-code';

interface ElementReferenceProps {
  readonly lang: Language;
  readonly docs: ElementDocs;
  readonly text: ElementsContent;
}

/** All that is said of an element, under headings in the page's language. */
export function ElementReference({ lang, docs, text }: ElementReferenceProps) {
  const words = { lang };
  const say = sayIn(text);
  return (
    <>
      <Terms {...words} heading={text.attributes} terms={attributeTerms(docs.attributes, text)} />
      <Terms {...words} heading={text.common} terms={attributeTerms(documentedAttributes, text)} />
      <Terms {...words} heading={text.events} terms={docs.events.map(name => eventTerm(name, text))} />
      <Terms
        {...words}
        heading={text.methods}
        terms={Object.entries(docs.methods).map(([name, { doc, parameters }]) => [
          `${name}(${parameters})`,
          `${say(doc)}.`,
        ])}
      />
      <Terms
        {...words}
        heading={text.slots}
        terms={Object.entries(docs.slots).map(([name, doc]) => [name || '(default)', `${say(doc)}.`])}
      />
      <CustomTexts name={camelCase(docs.tag.slice('tass-'.length))} lang={lang} text={text} />
      <Names heading={text.parts} names={docs.parts} />
      <Sentences
        {...words}
        heading={text.storage}
        sentences={keptBy(docs.tag.slice('tass-'.length)).map(say)}
      />
      <Sentences {...words} heading={text.failure} sentences={failures(docs.events).map(say)} />
      <Names heading={text.tokens} names={brandTokens} />
    </>
  );
}

/** Says a sentence of the records in the page's language. */
const sayIn =
  ({ reference }: ElementsContent) =>
  (sentence: string) =>
    reference[sentence] ?? sentence;

/** A name, and what there is to say of it; backticks mark code. */
type Term = readonly [name: string, says: string];

/** `text`, or the words and numbers it may be. */
function typeWords(attribute: Attribute, words: ElementsContent['types']): string {
  if (attribute.type === 'choice') return attribute.options.map(option => `\`${option}\``).join(', ');
  if (attribute.type === 'number') return `${attribute.min}–${attribute.max}`;
  return words[attribute.type];
}

function attributeTerms(attributes: Attributes, text: ElementsContent): Term[] {
  return Object.entries(attributes).map(([name, attribute]) => {
    const property = camelCase(name);
    const facts = [
      typeWords(attribute, text.types),
      ...('default' in attribute ? [text.fallback(`\`${attribute.default}\``)] : []),
      ...(property === name ? [] : [text.property(`\`${property}\``)]),
    ];
    return [name, `${sayIn(text)(attribute.doc)} (${facts.join(text.between)}).`];
  });
}

function eventTerm(name: string, text: ElementsContent): Term {
  const event = name as keyof TassEvents;
  const { when, detail } = eventNotes[event];
  const cancel = CANCELABLE.has(event) ? ` ${text.cancel}` : '';
  return [name, `${sayIn(text)(when)}.${cancel} \`detail\`: \`${detail}\`.`];
}

interface Headed {
  readonly lang: Language;
  readonly heading: string;
}

/** Names are in one language on every page. */
export const REFERENCE = { lang: DEFAULT_LANGUAGE, dir: DIRECTIONS[DEFAULT_LANGUAGE] };

function Terms({ lang, heading, terms }: Headed & { readonly terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <dl lang={lang} dir={DIRECTIONS[lang]}>
        {terms.map(([name, says]) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{name}</code>
            </dt>
            <dd>{inlineCode(says)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface CustomTextsProps {
  /** The element's, in camelCase. */
  readonly name: string;
  readonly lang: Language;
  readonly text: ElementsContent;
}

/** What the element says, by the names that `texts` takes. */
function CustomTexts({ name, lang, text }: CustomTextsProps) {
  const sentences = Object.entries(text.sentences[name] ?? {});
  const [first] = sentences;
  if (!first) return null;
  const key = /^\w+$/.test(first[0]) ? first[0] : `'${first[0]}'`;
  return (
    <section className="element-part">
      <h2>{text.texts}</h2>
      <p>{inlineCode(text.textsHelp(`\`texts('${lang}', { ${name}: { ${key}: '…' } })\``))}</p>
      <details>
        <summary>{text.showTexts(sentences.length)}</summary>
        <dl className="element-texts">
          {sentences.map(([sentence, says]) => (
            <div key={sentence}>
              <dt>
                <code dir="ltr">{sentence}</code>
              </dt>
              <dd>{says || null}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function Names({ heading, names }: Pick<Headed, 'heading'> & { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <ul className="element-names" {...REFERENCE}>
        {names.map(name => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentences({ lang, heading, sentences }: Headed & { readonly sentences: readonly string[] }) {
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      <ul lang={lang} dir={DIRECTIONS[lang]}>
        {sentences.map(sentence => (
          <li key={sentence}>{inlineCode(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}
