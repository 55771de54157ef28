import { rootsOf } from './inherited-settings';

// Apart from reading them: only defined elements watch, and the loader waits for no code it doesn't run.

/** What may change an element's surroundings: `lang` anywhere, metas, and metas added to or taken from the head. */
const ATTRIBUTES = { attributes: true, subtree: true, attributeFilter: ['lang', 'name', 'content'] };
const HEAD = { childList: true };

const followers = new Set<() => void>();
/** Watched trees, each with the number of elements that stand in it. */
const watched = new Map<Node, number>();
let observer: MutationObserver | undefined;

function observe(root: Node): void {
  observer ??= new MutationObserver(() => {
    for (const changed of [...followers]) changed();
  });
  observer.observe(root, ATTRIBUTES);
  const head = 'head' in root && (root as Document).head;
  if (head) observer.observe(head, HEAD);
}

/**
 * Calls `changed` after something around an element changed that may bear on its language or settings. One observer
 * serves all elements and is gone with the last of them. Returns the way to stop.
 */
export function watchInherited(element: Element, changed: () => void): () => void {
  const roots = rootsOf(element);
  for (const root of roots) {
    const count = watched.get(root) ?? 0;
    watched.set(root, count + 1);
    if (count === 0) observe(root);
  }
  followers.add(changed);
  return () => {
    followers.delete(changed);
    for (const root of roots) leave(root);
  };
}

function leave(root: Node): void {
  const count = (watched.get(root) ?? 1) - 1;
  if (count > 0) {
    watched.set(root, count);
    return;
  }
  watched.delete(root);
  // An observer can't leave one tree alone: it leaves all and goes back to the others.
  observer?.disconnect();
  for (const other of watched.keys()) observe(other);
}
