import { useEffect } from 'react';
import { placeOf } from '../common/address';
import { OWN_PAGES } from '../common/own-pages';
import { ownPath } from './links';
import { prefetchCode, prefetchData, prefetchPictures } from './prefetch';
import { matchRoute } from './routes';

/** Time in ms on a page after which it is worth guessing where its visitor goes. */
const LOOKED = 500;
/** Time in ms that the page rests after it was scrolled, after which other links are worth it too. */
const RESTED = 500;
/** Pages that are fetched at a look, and for a view at most: with their code they stay below 100 kB. */
const AT_A_LOOK = 6;
const GUESSES = 8;
/** Pages in work at once: one's code mostly waits for what it imports. */
const AT_ONCE = 2;

/** What a browser tells of the line (Network Information API); some tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes may be spent on a guess: not where data is saved, and not on a line that is slow already. */
function mayGuess(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
  return !saveData && !effectiveType?.includes('2g') && document.visibilityState === 'visible';
}

/** Links in the window, those of shadow roots too. */
function linksInView(root: ParentNode): HTMLAnchorElement[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    if (element.shadowRoot) return linksInView(element.shadowRoot);
    if (!(element instanceof HTMLAnchorElement) || !element.href) return [];
    // Asking where a link is in what the browser skips (`content-visibility`) would lay all of that out.
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight ? [element] : [];
  });
}

const patternOf = (to: string) => matchRoute(placeOf(to).path)?.route.pattern ?? '';

/** One page of each kind, then another of each: their code is what weighs. Products, brands and printers go before texts. */
function inTurns(paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const turns = paths.map(to => {
    const pattern = patternOf(to);
    const turn = seen.get(pattern) ?? 0;
    seen.set(pattern, turn + 1);
    return { to, turn, isText: Number(!pattern.includes(':')) };
  });
  return turns.sort((one, other) => one.turn - other.turn || one.isText - other.isText).map(({ to }) => to);
}

/** The pages that links in view lead to, the likeliest first. What header and footer lead to stands on every page. */
function pagesInView(): string[] {
  const main = document.querySelector('main');
  const paths = new Set((main ? linksInView(main) : []).flatMap(({ href }) => ownPath(href) ?? []));
  paths.delete(location.pathname + location.search);
  return inTurns([...paths].filter(to => !OWN_PAGES.includes(placeOf(to).path)));
}

/** Fetches the pages that links in view lead to until there are enough or `isOver`. */
async function guess(fetched: Set<string>, isOver: () => boolean): Promise<void> {
  if (!mayGuess()) return;
  const fresh = pagesInView().filter(to => !fetched.has(to));
  const wanted = fresh.slice(0, Math.min(AT_A_LOOK, GUESSES - fetched.size));
  const fetchNext = async () => {
    for (let to = wanted.shift(); to && !isOver(); to = wanted.shift()) {
      fetched.add(to);
      const [answers] = await Promise.all([prefetchData(to), prefetchCode(to)]);
      prefetchPictures(answers);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/**
 * Fetches the pages that a visitor may go to next, once this one has been looked at for a while, and again where it has
 * been scrolled to: few at once, so that whatever is wanted meanwhile goes before the rest. `page` is the path and search
 * that are shown.
 */
export function usePrefetchInView(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const fetched = new Set<string>();
    const looked = performance.now() + LOOKED;
    let look = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const now = ++look;
      const rest = Math.max(RESTED, looked - performance.now());
      timer = setTimeout(() => void guess(fetched, () => now !== look), rest);
    };
    wait();
    addEventListener('scroll', wait, { passive: true });
    return () => {
      look++;
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, [page]);
}
