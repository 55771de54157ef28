import { type ElementName, elementRecord, elements } from '../all';
import { readAttribute } from '../element/attributes';
import { withLazyParts } from '../element/lazy-parts';
import { languageOf } from '../locale/languages';
import { builtSettings, commonAttributes, type Settings } from '../settings';
import type { ElementHtml, ElementStream, ServerElement } from '../types';
import { attributesHtml, contentHtml, SHADOW_END, shadowStart, type Written } from './shadow-html';

// What a project's own server draws of an element: what `tass-widgets/server` exports.

/** Attributes as HTML has them, by the rules that properties are written by. */
function writtenAttributes({ attributes = {} }: ServerElement): NonNullable<Written['attributes']> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined || value === null || value === false ? [] : [[name, value === true || `${value}`]],
    ),
  );
}

/** A common attribute's value, or undefined. */
function common(attributes: Written['attributes'], name: keyof typeof commonAttributes) {
  const text = attributes?.[name];
  return readAttribute(commonAttributes[name], typeof text === 'string' ? text : null).value;
}

/** The settings that the element will find in the browser, as far as its attributes and the page's language say them. */
function settingsFrom(attributes: Written['attributes'], lang: string | undefined): Partial<Settings> {
  const built = builtSettings(languageOf(String(common(attributes, 'lang') ?? lang ?? '')));
  const theme = common(attributes, 'theme') as Settings['theme'] | undefined;
  const partner = common(attributes, 'partner') as string | undefined;
  return { ...built, onShop: false, partner, ...(theme && { theme }) };
}

const isElement = (name: string): name is ElementName => Object.hasOwn(elements, name);

/** An element's HTML in the order in which it is sent: styles go ahead of what takes time to draw. */
async function* pieces(name: string, element: ServerElement): AsyncGenerator<string> {
  if (!isElement(name))
    throw new TypeError(`There is no element “${name}”; there are ${Object.keys(elements).join(', ')}.`);
  const record = await withLazyParts(await elementRecord(name));
  const { lang, children = '' } = element;
  const attributes = writtenAttributes(element);
  const written: Written = { attributes, settings: settingsFrom(attributes, lang) };
  yield `<${record.tag}${attributesHtml(attributes)}>${shadowStart(record, written)}`;
  yield contentHtml(record, written);
  yield `${SHADOW_END}${children}</${record.tag}>`;
}

/** One element as HTML with its declarative shadow root, tag and all. Throws for a name that is no element's, or no attribute's. */
export const elementHtml: ElementHtml = async (name, element = {}) => {
  let html = '';
  for await (const piece of pieces(name, element)) html += piece;
  return html;
};

/** The same as a stream of UTF-8, for a response's body. */
export const elementStream: ElementStream = (name, element = {}) => {
  const source = pieces(name, element);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { value, done } = await source.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
};
