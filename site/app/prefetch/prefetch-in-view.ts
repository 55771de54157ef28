import { useEffect } from 'react';
import { placeOf } from '../../common/address';
import { OWN_PAGES } from '../../common/own-pages';
import { ownPath } from '../links';
import { matchRoute } from '../routes';
import { inTurns, linksInView } from './links-in-view';
import { mayPrefetch } from './may-prefetch';
import { prefetchCode, prefetchData, prefetchPictures } from './prefetch';
import { prefetched } from './prefetch-documents';

/** Time in ms on a page after which it is worth guessing where its visitor goes. */
const FIRST_DELAY = 500;
/** Time in ms that the page rests after it was scrolled, after which other links are worth it too. */
const SCROLL_DELAY = 500;
/** Pages that are fetched at a look, and for a view at most: with their code they stay below 100 kB. */
const PAGES_PER_VIEW = 6;
const MAX_PAGES = 8;
/** How many of these a document costs that was fetched before the page was hydrated. */
const PAGES_PER_DOCUMENT = 2.5;
/** Pages in work at once: one's code mostly waits for what it imports. */
const CONCURRENCY = 2;

const patternOf = (to: string) => matchRoute(placeOf(to).path)?.route.pattern ?? '';

/** The pages that links in view lead to, the likeliest first. What header and footer lead to stands on every page. */
function pagesInView(): string[] {
  const main = document.querySelector('main');
  const paths = new Set((main ? linksInView(main) : []).flatMap(({ href }) => ownPath(href) ?? []));
  paths.delete(location.pathname + location.search);
  const isText = (to: string) => Number(!patternOf(to).includes(':'));
  const guessed = [...paths].filter(to => !OWN_PAGES.includes(placeOf(to).path));
  // Products, brands and printers go before texts; the code of their kinds is what weighs.
  return inTurns(
    guessed.sort((one, other) => isText(one) - isText(other)),
    patternOf,
  );
}

/** Fetches the pages that links in view lead to until there are enough or `isOver`. */
async function guess(fetched: Set<string>, guesses: number, isOver: () => boolean): Promise<void> {
  if (!mayPrefetch()) return;
  const fresh = pagesInView().filter(to => !fetched.has(to));
  const wanted = fresh.slice(0, Math.min(PAGES_PER_VIEW, guesses - fetched.size));
  const fetchNext = async () => {
    for (let to = wanted.shift(); to && !isOver(); to = wanted.shift()) {
      fetched.add(to);
      const [answers] = await Promise.all([prefetchData(to), prefetchCode(to)]);
      prefetchPictures(answers);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext));
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
    const guesses = MAX_PAGES - PAGES_PER_DOCUMENT * prefetched.documents;
    prefetched.documents = 0;
    const looked = performance.now() + FIRST_DELAY;
    let look = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const now = ++look;
      const rest = Math.max(SCROLL_DELAY, looked - performance.now());
      timer = setTimeout(() => void guess(fetched, guesses, () => now !== look), rest);
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
