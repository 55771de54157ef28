import { REQUEST } from '../api/limits';
import { onFirstInteraction } from '../browser/first-interaction';
import { yieldToMain } from '../browser/yield-to-main';
import { loadDrawnParts } from '../element/lazy-parts';
import type { ElementRecord } from '../element/record';
import { hideFallback } from '../element/root';
import { findElements } from './find-elements';
import { HIDDEN_ELEMENTS } from './hidden-elements';
import { keepPresses } from './keep-presses';
import { type ElementPreload, preloadElement } from './preload-element';
import { reportFailure } from './report-failure';
import { reserveSpace } from './reserve-space';

// By hand: loaders of custom elements know neither a finished page's first view nor one definition among two versions.

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
  /** What is done for an element while its code loads. */
  readonly first?: Readonly<Record<string, ElementPreload>>;
}

/** An element's code: what it is, and what defines it. */
export interface Loaded {
  readonly record: ElementRecord;
  define(record: ElementRecord): void;
}

/** Time in ms after which what shows nothing yet is loaded, though nobody has done anything. */
const IDLE_TIMEOUT = 3000;
/**
 * Longest time in ms that an element's code waits for the answer that its first view shows: on a slow line the two would
 * share it, and a visitor waits for the answer alone.
 */
const FIRST_RESPONSE_TIMEOUT = 1000;
/** Elements whose place and state say nothing of when they are needed: open, drawing nothing, or called by the page's script. */
const EAGER = '[open],[headless],[loading=eager]';
/** How far outside of the window an element counts as near, as a share of the window's height. */
const NEAR_MARGIN = 0.5;

/**
 * Finds the elements on the page and in its open shadow roots, those added later too, and loads the code of those alone:
 * what is in view first and at once, the others when they come near, closed dialogs and toasts when somebody is there. A
 * press on what a server drew is answered as soon as the element is there to answer it.
 */
export function loadElements({ names, load, loadAgain = load, reserve = {}, first = {} }: Loadable): void {
  const selector = names.map(name => `tass-${name}:not(:defined)`).join();
  const [keepPlacesIn, release] = reserveSpace(reserve);
  /** Trees in which elements were met that were not defined. */
  const roots = new Set<Document | ShadowRoot>();
  const all = (tag: string) => [...roots].flatMap(root => [...root.querySelectorAll<HTMLElement>(tag)]);
  const asked = new Set<string>();
  const waiting: string[] = [];
  /** Settled when an element may load its code. */
  const begun = new Map<string, Promise<unknown>>();
  let running = 0;

  const view = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) want(target);
    },
    { rootMargin: `${NEAR_MARGIN * 100}%` },
  );

  function want(element: Element): void {
    view.unobserve(element);
    const name = nameOf(element);
    if (asked.has(name)) return;
    asked.add(name);
    // What failed before may be there this time.
    all(element.localName).forEach(hideFallback);
    const preload = first[name];
    if (preload) {
      const views = all(element.localName).map(one =>
        // On a page that lets it be drawn in no such way the component does it, or says that it can't.
        preloadElement(preload, one).catch(() => undefined),
      );
      if (preload.view) begun.set(name, Promise.race([Promise.all(views), pause(FIRST_RESPONSE_TIMEOUT)]));
    }
    waiting.push(name);
    next();
  }

  function next(): void {
    if (running >= REQUEST.parallel) return;
    const name = waiting.shift();
    if (!name) return;
    running++;
    Promise.resolve(begun.get(name))
      .then(() => load(name))
      .catch((): Promise<Loaded | undefined> => loadAgain(name))
      .then(async loaded => {
        if (!loaded) return;
        const { record, define } = loaded;
        await loadDrawnParts(record.lazy ?? [], all(record.tag));
        // Each in a task of its own: together they would keep the page from answering.
        await yieldToMain();
        define(record);
      })
      .catch((error: unknown) => {
        release(name);
        const hosts = all(`tass-${name}`);
        // Whoever uses what a server drew has the code asked for again, and so has a line that is back.
        asked.delete(name);
        for (const host of hosts) {
          const again = () => want(host);
          host.addEventListener('focusin', again, { once: true });
          addEventListener('online', again, { once: true });
        }
        reportFailure(name, error, hosts);
      })
      .finally(() => {
        running--;
        next();
      });
  }

  function meet(element: Element): void {
    // In a host that is not on the page yet: met again when that is added.
    if (!element.isConnected) return;
    const name = nameOf(element);
    const root = element.getRootNode() as Document | ShadowRoot;
    if (!roots.has(root)) keepPlacesIn(root);
    roots.add(root);
    if (asked.has(name)) return;
    if (element.matches(EAGER)) want(element);
    else if (HIDDEN_ELEMENTS.has(name)) onFirstInteraction(IDLE_TIMEOUT, () => want(element));
    // Asking where it is lays out what the browser skips (`content-visibility`), so not everything in one task.
    else if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false)
      whenIdle(() => loadInTime(element));
    else loadInTime(element);
  }

  /** Loads an element's code at once where it is near, else when it comes near. */
  function loadInTime(element: Element): void {
    if (element.getClientRects().length > 0 && isNear(element)) want(element);
    else if (hasPlace(element, reserve[nameOf(element)])) view.observe(element);
    else whenIdle(() => want(element));
  }

  keepPresses(selector, want);
  findElements(selector, meet);
}

const nameOf = (element: Element) => element.localName.slice('tass-'.length);

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * (1 + NEAR_MARGIN) && bottom > -innerHeight * NEAR_MARGIN;
}

/** Whether the element has a place on the page, or gets one, so that waiting to see it has an end. */
function hasPlace(element: Element, reserved: number | undefined): boolean {
  if (reserved) return !isHidden(element);
  return element.shadowRoot !== null && element.getBoundingClientRect().height > 0;
}

/** Whether the element itself is hidden: perhaps for being undefined, so that waiting to see it would be for ever. */
const isHidden = (element: Element) => getComputedStyle(element).display === 'none';

const pause = (time: number) => new Promise(resolve => setTimeout(resolve, time));

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
