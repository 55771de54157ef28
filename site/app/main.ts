import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { startFrom } from '../../widgets/api/query-cache';
import { nextFrame } from '../../widgets/browser/next-frame';
import { loadElements } from '../../widgets/loader/load-elements';
import { parseStyles } from '../../widgets/shell/element-shell';
import { placeOf } from '../common/address';
import { installOffline, update } from '../offline/install';
import { DEFERRED_ELEMENTS } from './hydration/deferred-elements';
import { deferredModules, preloadDeferredModules } from './hydration/deferred-modules';
import { defineWithEarlyInput } from './hydration/early-input';
import { queueEvents } from './hydration/event-queue';
import { onFirstUse } from './hydration/first-use';
import { drawWholeForCapture } from './hydration/full-page-capture';
import { announceHydrated, announceUnstarted, UNSTARTED } from './hydration/hydrated';
import { hasVisitorState } from './hydration/visitor-state';
import { whenShown } from './hydration/when-shown';
import { applyFullStylesheet } from './loading/full-stylesheet';
import { ONLINE_DELAY } from './loading/online-delay';
import { pageResponses } from './loading/page-responses';
import { PRERENDERED_PATH } from './prerendered-path';

// Entry of every page: loads its elements. The rest of the site is loaded at the first use where the prerendered file shows
// all that the site would, and at once elsewhere.

const names = Object.keys(elements);

function load(wanted: readonly string[]): void {
  loadElements({
    names: wanted,
    load: async name => {
      const record = await elementRecord(name as ElementName);
      parseStyles(record);
      return { record, define: defineWithEarlyInput };
    },
  });
}

/** Says that the page may not answer, and why in the console. */
function report(error: unknown): void {
  console.error('The page could not be started,', error);
  announceUnstarted();
}

/** What hydrates the page; where it can't be had, asked for again once there is a connection, or with the next press. */
async function prepareStart(root: HTMLElement): Promise<() => void> {
  for (;;)
    try {
      return await (await import('./start')).prepare(root);
    } catch (error) {
      report(error);
      await new Promise<unknown>(resolve => {
        addEventListener('online', () => setTimeout(resolve, ONLINE_DELAY), { once: true });
        for (const type of ['pointerdown', 'focusin']) addEventListener(type, resolve, { once: true });
      });
    }
}

/** Hydrates the page: header, footer, what lies between them, and the ways to other pages. */
async function start(root: HTMLElement): Promise<void> {
  preloadDeferredModules();
  try {
    (await prepareStart(root))();
  } catch (error) {
    announceHydrated();
    report(error);
  }
}

/** Whether hydration may wait for the first use: the document is this very page's, and the same for every visitor. */
function mayDefer(root: HTMLElement): boolean {
  const { lang, path } = placeOf(location.pathname);
  return (
    deferredModules() !== undefined &&
    root.getAttribute(PRERENDERED_PATH) === path &&
    document.documentElement.lang === lang &&
    !hasVisitorState()
  );
}

/** Calls back once, at the first use of the page or when state changes that its file does not show. */
function onceNeeded(begin: () => void): void {
  queueEvents();
  let begun = false;
  const once = () => {
    // The paint that answers a press comes first.
    if (!begun) void nextFrame().then(begin);
    begun = true;
  };
  onFirstUse(once);
  // A newer version is ready, or a script or another tab changed what the header shows.
  update.subscribe(once);
  for (const type of ['storage', 'tass-cart-change']) addEventListener(type, once);
}

/** Loads what can wait until all that the page shows is there; more on a page whose hydration waits. */
async function loadAhead(deferred: boolean): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done));
  await (await import('./prefetch/after-load')).afterLoad(deferred);
}

/** Loads elements and site in order: on a deferred page first the elements that don't wait for its use. */
function open(root: HTMLElement): void {
  installOffline();
  const deferred = mayDefer(root);
  // Where it can't be had, fonts and pictures load when they are needed.
  loadAhead(deferred).catch(() => undefined);
  // Once the page is laid out: asking for the window's size before would do that.
  void nextFrame().then(drawWholeForCapture);
  const first = deferred ? names.filter(name => !DEFERRED_ELEMENTS.has(name)) : [];
  // All others come after the site, unless that can't be had: they use what it offers, sign-in for one.
  const begin = () => {
    const unstarted = new Promise(resolve => addEventListener(UNSTARTED, resolve, { once: true }));
    void Promise.race([start(root), unstarted]).then(() => load(names.filter(name => !first.includes(name))));
  };
  if (!deferred) {
    begin();
    void nextFrame().then(applyFullStylesheet);
    return;
  }
  onceNeeded(() => {
    begin();
    applyFullStylesheet();
  });
  void nextFrame().then(() => load(first));
}

startFrom(pageResponses);
const root = document.getElementById('site');
if (root) whenShown(() => open(root));
