import { nearestAttribute } from '../element/inherited-settings';
import { showFallback } from '../element/root';
import { emit } from '../events';
import { messages } from '../locale/failure';
import { languageOf } from '../locale/languages';
import { firstRoot } from '../shell/first-view';
import { customSentences, texts } from '../stores/texts';

/** Says what failed: to developers, to the page, and to a visitor where the page has nothing else to show. */
export function reportFailure(name: string, error: unknown, elements: readonly Element[]): void {
  console.warn(`tass: <tass-${name}> could not be loaded,`, error);
  for (const element of elements) {
    emit(element, 'tass-error', { call: 'load', status: 0, message: 'Failed to load' });
    const first = firstRoot(element);
    first?.remove();
    // What a server drew promises what will not come.
    const spinner = element.shadowRoot?.querySelector('.spinner');
    spinner?.remove();
    // What the page put into it, or was told here before: then somebody uses what a server drew, in vain.
    if (first || spinner || element.hasChildNodes()) showFallback(element);
    if (element.hasChildNodes()) continue;
    const lang = languageOf(nearestAttribute(element, 'lang'));
    element.textContent =
      customSentences(texts.getState()[lang], element.localName)?.failure ?? messages[lang].failure;
  }
}
