import type { Query } from '../api/client';
import { prefetch } from '../api/query-cache';
import { yieldToMain } from '../browser/yield-to-main';
import { resolveSettings, type Settings } from '../settings';
import { type FirstView, firstRoot, showFirst } from '../shell/first-view';
import { customSentences, texts } from '../stores/texts';

/** What an element can load and show before its own code. */
export interface ElementPreload {
  /** What it will ask first; undefined where that can't be told. */
  call(settings: Settings, host: HTMLElement): Query<unknown> | undefined;
  /** What it shows; without it its place stays empty. */
  readonly view?: FirstView;
}

/** Asks what an element will ask, and shows what can be shown of it until its component is there to draw. */
export async function preloadElement(
  { call: callOf, view }: ElementPreload,
  element: HTMLElement,
): Promise<void> {
  const settings = resolveSettings(element);
  const call = callOf(settings, element);
  const asked = call && prefetch(call);
  if (!view) return;
  await yieldToMain();
  const isDefined = () => customElements.get(element.localName) !== undefined;
  // The view that the build drew has the shop's own texts.
  const own = customSentences(texts.getState()[settings.lang], element.localName);
  if (!isDefined() && !own) showFirst(view, element, settings);
  const root = firstRoot(element);
  if (!root) return;
  const answer = await asked;
  if (answer !== undefined && !isDefined()) view.fill(root, answer);
}
