import type { Query } from '../api/client';
import { prefetch } from '../api/query-cache';
import { yieldToMain } from '../browser/yield-to-main';
import { resolveSettings, type Settings } from '../settings';
import { type FirstView, firstRoot, showFirst } from '../shell/first-view';
import { ownSentences, texts } from '../stores/texts';

/** How an element begins without its code. */
export interface Beginning {
  /** What it will ask first; undefined where that can't be told. */
  call(settings: Settings, host: HTMLElement): Query<unknown> | undefined;
  /** What it shows; without it its place stays empty. */
  readonly view?: FirstView;
}

/** Asks what an element will ask, and shows what can be shown of it until its component is there to draw. */
export async function begin({ call: callOf, view }: Beginning, element: HTMLElement): Promise<void> {
  const settings = resolveSettings(element);
  const call = callOf(settings, element);
  const asked = call && prefetch(call);
  if (!view) return;
  await yieldToMain();
  const isAlive = () => customElements.get(element.localName) !== undefined;
  // What the build drew speaks in the shop's words.
  const own = ownSentences(texts.getState()[settings.lang], element.localName);
  if (!isAlive() && !own) showFirst(view, element, settings);
  const root = firstRoot(element);
  if (!root) return;
  const answer = await asked;
  if (answer !== undefined && !isAlive()) view.fill(root, answer);
}
