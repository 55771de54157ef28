import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type ElementName, elementRecord } from './all';
import { propsFrom, readAttribute } from './element/attributes';
import { stylesFor } from './element/framed';
import { withLazyParts } from './element/lazy-parts';
import type { ElementRecord } from './element/record';
import { frame } from './frame';
import { builtSettings, type Settings } from './settings';

/** How an element is written as HTML. */
export interface Written {
  /** Attributes of the element as written in HTML; true for a bare one. */
  readonly attributes?: Readonly<Record<string, string | true>>;
  /** Where its page stands and how it presents itself; the shop's own pages in English unless said. */
  readonly settings?: Partial<Settings>;
  /** HTML inside the element: its fallback, and what fills its slots. */
  readonly children?: string;
}

/**
 * The declarative shadow root of an element, styles included: what goes inside its tag. Hydrates in place once the
 * element's code of the same version has arrived. Late parts are drawn when they were loaded before, see `withLazyParts`.
 */
export function shadowHtml(record: ElementRecord, written: Written = {}): string {
  const root = attributesHtml({ class: 'root', part: 'root', ...frame.root(settingsOf(written)) });
  return `<template shadowrootmode="open"><style>${stylesOf(record)}</style><div${root}>${contentHtml(record, written)}</div></template>`;
}

const settingsOf = ({ settings }: Written): Settings => ({ ...builtSettings(), ...settings });

/** What the component alone draws, without its styles and its root. */
export function contentHtml(record: ElementRecord, written: Written = {}): string {
  const { attributes = {} } = written;
  const props = propsFrom(record.attributes, (name, attribute) => {
    const text = attributes[name];
    return readAttribute(attribute, text === true ? '' : (text ?? null)).value;
  });
  const Content = record.component as ComponentType<Record<string, unknown>>;
  return renderToString(
    <frame.Provider settings={settingsOf(written)}>
      <Content {...props} />
    </frame.Provider>,
  );
}

/** One element as HTML, tag and all. */
export async function elementHtml(name: ElementName, written: Written = {}): Promise<string> {
  const record = await withLazyParts(await elementRecord(name));
  const { attributes = {}, children = '' } = written;
  return `<${record.tag}${attributesHtml(attributes)}>${shadowHtml(record, written)}${children}</${record.tag}>`;
}

/** All styles of an element as one text, the same for every instance: one hash in a content policy. */
export function stylesOf(record: ElementRecord): string {
  return stylesFor(record, frame).join('');
}

function attributesHtml(attributes: Readonly<Record<string, string | true>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, character => `&#${character.charCodeAt(0)};`);
