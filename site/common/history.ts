import { navigate } from 'wouter/use-browser-location';
import { BELOW_FIRST_VIEW } from '../../widgets/browser/below-first-view';
import { drawWhole, isPhone } from '../../widgets/browser/first-view';
import { newId } from '../../widgets/browser/new-id';
import { nextFrame } from '../../widgets/browser/next-frame';
import { readJson, writeJson } from '../../widgets/stores/stored-json';

/** Kept with each entry of the session's history. */
interface Entry {
  readonly key: string;
}

const STORAGE = 'tass-scroll';
/** The last px of the way to the top, which are scrolled smoothly: as many as a page lies below the header (spec 1). */
const SMOOTH_DISTANCE = 64;
/** Most entries whose place is kept over a reload. */
const MAX_ENTRIES = 50;

let places = new Map<string, number>();
/** Where the entry that is being entered was left; undefined for a new one. */
let left: number | undefined;

/**
 * Notes where the entry that is being entered was left, and ends a return to another's place. A page that was left far
 * below is laid out whole: at the same place over guessed heights something else would stand.
 */
function setLeft(place: number | undefined): void {
  stopReturn();
  left = place;
  drawWhole(place !== undefined && place > innerHeight);
  // The page that is left may not have had its second frame yet.
  document.querySelector('main')?.style.removeProperty(BELOW_FIRST_VIEW);
}

/** Leaves what may lie below a phone's first view to the frame after the one that shows the next page. */
function drawFirstViewFirst(): void {
  const style = document.querySelector('main')?.style;
  if (!style || !isPhone()) return;
  style.setProperty(BELOW_FIRST_VIEW, 'hidden');
  void nextFrame().then(() => style.removeProperty(BELOW_FIRST_VIEW));
}

/** Path and search of the entry that is shown. */
let page = '';

const pageOf = () => location.pathname + location.search;
const newEntry = (): Entry => ({ key: newId() });
const currentKey = (): string => (history.state as Entry | null)?.key ?? '';

/** Goes to a path of this site as a new entry, or in place of the present one. */
export function go(href: string, { replace = false } = {}): void {
  setLeft(undefined);
  // The browser tells of scrolling a frame later.
  places.set(currentKey(), scrollY);
  const { pathname } = new URL(href, location.href);
  if (!replace && pathname !== location.pathname) {
    if (scrollY > SMOOTH_DISTANCE) jumpTo(SMOOTH_DISTANCE);
    suspendScrollAnchoring();
    releaseFocus();
    drawFirstViewFirst();
  }
  navigate(href, { replace, state: replace ? history.state : newEntry() });
  page = pageOf();
}

/**
 * Scrolls at once. Before another page is drawn, while the present one stands there still and is laid out: the other is
 * then laid out, and its pictures loaded, where its visitor will look, and not where this one was left.
 */
const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

/**
 * Has the browser anchor nothing until the visitor scrolls by hand: below a page that is not drawn whole yet stands the
 * footer, and would keep its place in the window while the page grows above it.
 */
function suspendScrollAnchoring(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  const release = () => {
    for (const type of BY_HAND) removeEventListener(type, release);
    style.removeProperty('overflow-anchor');
  };
  for (const type of BY_HAND) addEventListener(type, release, { passive: true });
}

/**
 * Takes the focus off what is pressed on the page that is left: where a focused element is removed the browser first lays
 * out what is drawn by then of both pages. The next page's heading gets it (spec 1).
 */
function releaseFocus(): void {
  let focused = document.activeElement;
  if (!document.querySelector('main')?.contains(focused)) return;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  (focused as HTMLElement | null)?.blur();
}

/** How far the entry was scrolled when it was left, in px; undefined for a new one. Says it once. */
export function takePlaceLeft(): number | undefined {
  const place = left;
  left = undefined;
  return place;
}

/** Follows how far each entry of the history is scrolled, so that Back can return there. Call once. */
export function followScroll(): void {
  history.scrollRestoration = 'manual';
  places = remembered();
  setLeft(places.get(currentKey()));
  if (!currentKey()) history.replaceState(newEntry(), '');
  page = pageOf();
  // Before anything is drawn: a page that grows shorter scrolls by itself.
  addEventListener('popstate', enter);
  addEventListener('scroll', () => left === undefined && places.set(currentKey(), scrollY), {
    passive: true,
  });
  addEventListener('pagehide', remember);
}

/** Notes where the entry that is being entered was left; on the page that is shown already, goes there itself. */
function enter(): void {
  const from = page;
  page = pageOf();
  if (!currentKey()) {
    // A link to a part of this page made it, and the browser scrolls there.
    setLeft(undefined);
    history.replaceState(newEntry(), '');
    return;
  }
  setLeft(places.get(currentKey()));
  if (page === from) {
    returnTo(takePlaceLeft() ?? 0);
    return;
  }
  releaseFocus();
  if (left === undefined) return;
  jumpTo(left);
  if (left <= SMOOTH_DISTANCE) drawFirstViewFirst();
}

function remembered(): Map<string, number> {
  try {
    return new Map(readJson(STORAGE, 'sessionStorage') as [string, number][] | null);
  } catch {
    // As another version of the shop left it.
    return new Map();
  }
}

/** Where nothing can be stored a reload starts at the top. */
const remember = (): void => void writeJson(STORAGE, [...places].slice(-MAX_ENTRIES), 'sessionStorage');

const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Ends the return that is under way. */
let stopReturn = (): void => undefined;

/** Time in ms that a smooth scroll of the page that is left may go on: it may end over the place that was returned to. */
const SETTLE_TIME = 300;

/**
 * Scrolls back to a place as soon as the page is tall enough, or as far as it goes when it stays short, and holds it
 * there for a moment. Ends when the visitor scrolls by hand. Returns the way to stop.
 */
export function returnTo(top: number): () => void {
  stopReturn();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    jumpTo(top);
    if (settled !== undefined || Math.abs(scrollY - top) >= 2) return;
    addEventListener('scroll', hold, { passive: true });
    settled = setTimeout(stop, SETTLE_TIME);
  };
  const sizes = new ResizeObserver(hold);
  const stop = () => {
    clearTimeout(settled);
    sizes.disconnect();
    removeEventListener('scroll', hold);
    for (const type of BY_HAND) removeEventListener(type, stop);
  };
  for (const type of BY_HAND) addEventListener(type, stop, { passive: true });
  stopReturn = stop;
  sizes.observe(document.body);
  return stop;
}
