/** The host of a shadow root; null for anything else. Told by shape, since a frame has classes of its own. */
const hostOf = (node: Node | null): Element | null =>
  node && 'host' in node ? (node as ShadowRoot).host : null;

/** The tree an element stands in, and those around it when shadow roots are nested; the document last. */
export function rootsOf(node: Node): Node[] {
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
