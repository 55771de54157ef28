import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { drawingKey, propsFrom, readAttribute } from '../element/attributes';
import type { OuterSlot } from '../element/outer-slots';
import type { ElementRecord } from '../element/record';
import { DRAWN_FOR } from '../element/root';
import { stylesFor } from '../element/shell';
import { builtSettings, type Settings } from '../settings';
import { elementShell } from '../shell/element-shell';
import { escapeText } from './escape';

/** How an element is written as HTML. */
export interface Written {
  /** Attributes of the element as written in HTML; true for a bare one. */
  readonly attributes?: Readonly<Record<string, string | true>>;
  /** Where its page stands and how it presents itself; the shop's own pages in English unless said. */
  readonly settings?: Partial<Settings>;
  /** HTML inside the element: its fallback, and what fills its slots. */
  readonly children?: string;
  /** HTML that gives the shadow root its styles; a style element with all of them unless said. */
  readonly styles?: string;
}

/**
 * The declarative shadow root of an element, styles included: what goes inside its tag. Hydrates in place once the
 * element's code of the same version has arrived. Late parts are drawn when they were loaded before, see `withLazyParts`.
 */
export function shadowHtml(record: ElementRecord, written: Written = {}): string {
  return shadowStart(record, written) + contentHtml(record, written) + SHADOW_END;
}

/** A place around the content, as the element makes it where no server has written it. */
const slot = (name: OuterSlot) => `<slot name="${name}"></slot>`;

/** Attributes of a shadow root's inner root. */
export function innerRoot(record: ElementRecord, written: Written): Readonly<Record<string, string>> {
  const { attributes = {} } = written;
  const names = Object.keys({ ...elementShell.attributes, ...record.attributes });
  const key = drawingKey(names, name => (attributes[name] === true ? '' : attributes[name]));
  return { class: 'root', part: 'root', ...elementShell.root(settingsOf(written)), [DRAWN_FOR]: key };
}

/** A shadow root up to its content. */
export function shadowStart(record: ElementRecord, written: Written): string {
  const { styles = `<style>${stylesOf(record)}</style>` } = written;
  const root = attributesHtml(innerRoot(record, written));
  return `<template shadowrootmode="open">${styles}${slot('header')}<div${root}>`;
}

/** A shadow root from behind its content. */
export const SHADOW_END = `</div>${slot('footer')}</template>`;

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
    <elementShell.Provider settings={settingsOf(written)}>
      <Content {...props} />
    </elementShell.Provider>,
  );
}

/** All styles of an element as one text, the same for every instance: one hash in a content policy. */
export function stylesOf(record: ElementRecord): string {
  return sheetsOf(record).join('');
}

/** The style sheets of an element in their order, those of all elements among them. */
export const sheetsOf = (record: ElementRecord): readonly string[] => stylesFor(record, elementShell);

/** Attributes as HTML, each with a space before it. Throws for a name that would end before its end: none can be escaped. */
export function attributesHtml(attributes: Readonly<Record<string, string | true>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (!/^[^\s"'<>/=]+$/.test(name)) throw new TypeError(`“${name}” can be no attribute’s name.`);
      return value === true ? ` ${name}` : ` ${name}="${escapeText(value)}"`;
    })
    .join('');
}
