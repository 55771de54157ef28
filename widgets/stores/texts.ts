import { createStore } from 'zustand/vanilla';
import { camelCase } from '../element/attributes';
import type { CustomSentences } from '../locale/custom-texts';
import type { Language } from '../locale/languages';
import { pageSingleton } from './page-singleton';

/** A page's own sentences by element, without `tass-` and in camelCase. */
export type CustomTexts = Readonly<Record<string, CustomSentences | undefined>>;

/** What a page says in its own words, by language. */
export const texts = pageSingleton('texts', () =>
  createStore<Readonly<Partial<Record<Language, CustomTexts>>>>(() => ({})),
);

/** A page's own sentences for an element, by its tag; undefined where it has given none. */
export function customSentences(own: CustomTexts | undefined, tag: string): CustomSentences | undefined {
  return own?.[camelCase(tag.slice('tass-'.length))];
}

/** Replaces sentences of a language; those that were replaced before and are not named stay as they are. */
export function replaceTexts(lang: Language, given: CustomTexts): void {
  const before = texts.getState()[lang] ?? {};
  const merged = Object.entries(given).map(
    ([element, own]) => [element, { ...before[element], ...own }] as const,
  );
  texts.setState({ [lang]: { ...before, ...Object.fromEntries(merged) } });
}
