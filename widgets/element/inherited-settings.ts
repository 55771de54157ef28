/** The host of a shadow root; null for anything else. Told by shape, since a frame has classes of its own. */
const hostOf = (node: Node | null): Element | null =>
  node && 'host' in node ? (node as ShadowRoot).host : null;

/** The tree an element stands in, and those around it when shadow roots are nested; the document last. */
function rootsOf(node: Node): Node[] {
  const roots: Node[] = [];
  for (let at: Node | null = node; at; ) {
    const root: Node = at.getRootNode();
    roots.push(root);
    at = hostOf(root);
  }
  return roots;
}

/** The nearest value of an attribute on the element or around it, looking out through shadow roots. */
export function nearestAttribute(element: Element, name: string): string | undefined {
  for (let at: Element | null = element; at; ) {
    const value: string | null = at.getAttribute(name);
    if (value !== null) return value;
    at = at.parentElement ?? hostOf(at.parentNode);
  }
  return undefined;
}

/**
 * Contents of the page's `<meta name>` that apply to an element, nearest first: one beside the element or beside one of
 * its ancestors counts before one elsewhere on the page, such as in its head.
 */
export function metaContents(element: Element, name: string): string[] {
  const around: HTMLMetaElement[] = [];
  const elsewhere: HTMLMetaElement[] = [];
  let inside: Node = element;
  for (const root of rootsOf(element)) {
    const near: HTMLMetaElement[] = [];
    for (const meta of (root as ParentNode).querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)) {
      const within = meta.parentNode?.contains(inside);
      (within ? near : elsewhere).push(meta);
    }
    // Document order runs from the outermost ancestor inwards.
    around.push(...near.reverse());
    inside = hostOf(root) ?? inside;
  }
  return [...around, ...elsewhere].map(meta => meta.content);
}

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
