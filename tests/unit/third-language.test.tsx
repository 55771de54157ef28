/// <reference types="vite/types/importMeta.d.ts" />
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { withLazyParts } from '../../widgets/element/lazy-parts';
import { DIRECTIONS, type Language, languageOf } from '../../widgets/locale/languages';
import { shadowHtml } from '../../widgets/server/shadow-html';
import { isTranslated, SPOKEN, translated, XX } from '../helpers/pseudo-language';

// A third language, made of the English one at test time: longer, accented, right to left. Each sentence that a component
// does not take from its messages stays English, and is found here.

// A package's style sheet under the build's own name is none that Node may load.
vi.mock('swiper/swiper.css', () => ({ default: '' }));

const LANGUAGE = XX as Language;
const files = import.meta.glob<{ readonly messages?: Record<Language, unknown> }>(
  [
    '../../widgets/elements/*/*messages.ts',
    '../../widgets/pieces/messages/*.ts',
    '../../widgets/locale/*.ts',
  ],
  { eager: true },
);

beforeAll(() => {
  Object.assign(DIRECTIONS, { xx: 'rtl' });
  for (const { messages } of Object.values(files))
    if (messages) Object.assign(messages, { xx: translated(messages.en) });
});

function sentencesOf(html: string): string[] {
  const page = new Window().document;
  page.body.innerHTML = html.replaceAll('template', 'div');
  for (const style of page.querySelectorAll('style')) style.remove();
  const all = [...page.body.querySelectorAll('*')];
  const texts = all.flatMap(node =>
    [...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ''),
  );
  const spoken = all.flatMap(node => SPOKEN.map(name => node.getAttribute(name) ?? ''));
  return [...texts, ...spoken].map(text => text.trim()).filter(Boolean);
}

test('every file of messages is in the third language', () => {
  const spoken = Object.values(files).filter(({ messages }) => messages);
  expect(spoken.length).toBeGreaterThan(25);
  expect(languageOf('xx-KW')).toBe('xx');
});

describe.each(Object.keys(elements) as ElementName[])('tass-%s in a third language', name => {
  test('stands from right to left and shows no untranslated sentence', async () => {
    const record = await withLazyParts(await elementRecord(name));
    const html = shadowHtml(record, { settings: { lang: LANGUAGE } });
    expect(html).toContain('lang="xx" dir="rtl"');
    expect(sentencesOf(html).filter(text => !isTranslated(text))).toEqual([]);
  });
});
