import type { Query } from './api/client';
import { REQUEST } from './api/limits';
import { prefetch } from './api/query-cache';
import { withLazyParts } from './element/lazy-parts';
import type { ElementRecord } from './element/record';
import { showFallback } from './element/root';
import { nearestAttribute } from './element/surroundings';
import { emit } from './events';
import { onFirstInteraction } from './first-interaction';
import { type FirstView, firstRoot, showFirst } from './first-view';
import { HIDDEN_ELEMENTS } from './hidden-elements';
import { messages } from './locale/failure';
import { languageOf } from './locale/languages';
import { resolveSettings, type Settings } from './settings';
import { yieldToMain } from './yield-to-main';

/** What the loader is told about the elements it may load. */
export interface Loadable {
  /** Names without `tass-`. */
  readonly names: readonly string[];
  /** Fetches one element's code. */
  load(name: string): Promise<Loaded>;
  /** Tries after a failure; undefined where what came defines the element by itself. As `load` unless given. */
  loadAgain?(name: string): Promise<Loaded | undefined>;
  /** Height in px to keep free for an element until it is drawn; one without is no part of the page's flow. */
  readonly reserve?: Readonly<Record<string, number>>;
  /** What is done for an element while its code is on the way. */
  readonly first?: Readonly<Record<string, Beginning>>;
}

/** How an element begins without its code. */
export interface Beginning {
  /** What it will ask first; undefined where that can't be told. */
  call(settings: Settings, host: HTMLElement): Query<unknown> | undefined;
  /** What it shows; without it its place stays empty. */
  readonly view?: FirstView;
}

/** An element's code: what it is, and what defines it. */
export interface Loaded {
  readonly record: ElementRecord;
  define(record: ElementRecord): void;
}

/** Time in ms after which what shows nothing yet is loaded, though nobody has done anything. */
const PATIENCE = 3000;
/** How far outside of the window an element counts as near, as a share of the window's height. */
const NEAR = 0.5;

/**
 * Finds the elements on the page, those added later too, and loads the code of those alone: what is in view first and
 * at once, the others when they come near, closed dialogs and toasts when somebody is there. A press on what a
 * server drew is answered as soon as the element is there to answer it.
 */
export function loadElements({ names, load, loadAgain = load, reserve = {}, first = {} }: Loadable): void {
  const selector = names.map(name => `tass-${name}:not(:defined)`).join();
  const places = keepPlaces(reserve);
  const asked = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  const view = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
    },
    { rootMargin: `${NEAR * 100}%` },
  );

  function want(element: Element): void {
    view.unobserve(element);
    const name = nameOf(element);
    if (asked.has(name)) return;
    asked.add(name);
    const beginning = first[name];
    if (beginning) {
      for (const one of document.querySelectorAll<HTMLElement>(element.localName)) {
        // On a page that lets it be drawn in no such way the component does it, or says that it can't.
        begin(beginning, one).catch(() => undefined);
      }
    }
    waiting.push(name);
    next();
  }

  function next(): void {
    if (running >= REQUEST.parallel) return;
    const name = waiting.shift();
    if (!name) return;
    running++;
    load(name)
      .catch((): Promise<Loaded | undefined> => loadAgain(name))
      .then(async loaded => {
        if (!loaded) return;
        const { record, define } = loaded;
        if (isDrawn(record.tag)) await withLazyParts(record);
        // Each in a task of its own: together they would keep the page from answering.
        await yieldToMain();
        define(record);
      })
      .catch((error: unknown) => {
        places.release(name);
        report(name, error);
      })
      .finally(() => {
        running--;
        next();
      });
  }

  function meet(element: Element): void {
    const name = nameOf(element);
    if (asked.has(name)) return;
    if (HIDDEN_ELEMENTS.has(name) && !element.hasAttribute('open'))
      onFirstInteraction(PATIENCE, () => want(element));
    else if (element.getClientRects().length > 0 && isNear(element)) want(element);
    else if (hasPlace(element, reserve[name])) view.observe(element);
    else whenIdle(() => want(element));
  }

  /**
   * The button keeps its place when the element takes over what a server drew, and is pressed again then. Until then
   * the browser does nothing of its own: it would send a form, and with it what was typed, into the page's address.
   */
  function keepPress(event: MouseEvent): void {
    const path = event.composedPath().filter(node => node instanceof HTMLElement);
    const host = path.find(node => node.matches(selector));
    const button = path.find(node => node.localName === 'button');
    if (!host || !button || button.getRootNode() !== host.shadowRoot) return;
    event.preventDefault();
    want(host);
    void customElements
      .whenDefined(host.localName)
      .then(yieldToMain)
      .then(() => button.isConnected && button.click());
  }

  addEventListener('click', keepPress, true);
  for (const element of document.querySelectorAll(selector)) meet(element);
  new MutationObserver(mutations => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) meet(node);
        for (const element of node.querySelectorAll(selector)) meet(element);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const nameOf = (element: Element) => element.localName.slice('tass-'.length);

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * (1 + NEAR) && bottom > -innerHeight * NEAR;
}

/** Whether the element has a place on the page, or gets one, so that waiting to see it has an end. */
function hasPlace(element: Element, reserved: number | undefined): boolean {
  if (reserved) return !isHidden(element);
  return element.shadowRoot !== null && element.getBoundingClientRect().height > 0;
}

/** Whether the element itself is hidden: perhaps for being undefined, so that waiting to see it would be for ever. */
const isHidden = (element: Element) => getComputedStyle(element).display === 'none';

/** Whether a server drew the element: it must not be drawn again with less. */
const isDrawn = (tag: string) =>
  [...document.querySelectorAll(tag)].some(element => element.shadowRoot && !firstRoot(element));

/** Asks what an element will ask, and shows what can be shown of it until its component is there to draw. */
async function begin({ call: callOf, view }: Beginning, element: HTMLElement): Promise<void> {
  const settings = resolveSettings(element);
  const call = callOf(settings, element);
  const asked = call && prefetch(call);
  if (!view) return;
  await yieldToMain();
  const isAlive = () => customElements.get(element.localName) !== undefined;
  if (!isAlive()) showFirst(view, element, settings);
  const answer = await asked;
  const root = firstRoot(element);
  if (root && answer !== undefined && !isAlive()) view.fill(root, answer);
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}

/** Keeps the place of elements that are not drawn yet, so that nothing on the page moves. */
function keepPlaces(reserve: Readonly<Record<string, number>>): { release(name: string): void } {
  const sheet = new CSSStyleSheet();
  const rules = new Map(
    Object.entries(reserve).map(([name, height]) => [
      name,
      `tass-${name}:not(:defined){display:block;min-height:${height}px}`,
    ]),
  );
  const write = () => sheet.replaceSync([...rules.values()].join(''));
  write();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    release(name) {
      rules.delete(name);
      write();
    },
  };
}

/** Says what failed: to developers, to the page, and to a visitor where the page has nothing else to show. */
function report(name: string, error: unknown): void {
  console.warn(`tass: <tass-${name}> could not be loaded,`, error);
  for (const element of document.querySelectorAll(`tass-${name}`)) {
    emit(element, 'tass-error', { call: 'load', status: 0, message: 'Failed to load' });
    const first = firstRoot(element);
    first?.remove();
    if (first) showFallback(element);
    if (element.hasChildNodes()) continue;
    const t = messages[languageOf(nearestAttribute(element, 'lang'))];
    element.textContent = t.message;
  }
}
