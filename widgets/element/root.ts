/** Under this name a host keeps the version that drew it before its code was there. */
const FIRST = Symbol.for('tass.first');

/** Notes that a version drew a host before its code was there. */
export function markFirst(host: Element, version: string): void {
  Object.assign(host, { [FIRST]: version });
}

/** Takes away what another version drew before: its nodes and styles are not this one's. */
export function dropForeignContent(host: Element, shadow: ShadowRoot, version: string): void {
  const { [FIRST]: first = version } = host as { [FIRST]?: string };
  if (first === version) return;
  shadow.replaceChildren();
  shadow.adoptedStyleSheets = [];
}

/** The one element in a shadow root that content is drawn in; it may have been put there before its element was upgraded. */
export function innerRoot(shadow: ShadowRoot): Element {
  const there = [...shadow.children].find(child => child.className === 'root');
  if (there) return there;
  const root = shadow.ownerDocument.createElement('div');
  root.className = 'root';
  root.setAttribute('part', 'root');
  shadow.append(root);
  return root;
}

/** Attribute of an inner root that a server drew: what attributes it was drawn for. */
export const DRAWN_FOR = 'data-for';

/** Gives the inner root its attributes; one that has its value is left alone. */
export function nameRoot(root: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

// `:scope` matches nothing in a shadow root.
const fallback = (shadow: ShadowRoot) =>
  [...shadow.children].find(child => child.matches('slot:not([name])'));

/** Shows what the page put into an element, beside what was drawn in it. */
export function showFallback({ shadowRoot, ownerDocument }: Element): void {
  if (shadowRoot && !fallback(shadowRoot)) shadowRoot.append(ownerDocument.createElement('slot'));
}

/** Hides it again. */
export function hideFallback({ shadowRoot }: Element): void {
  if (shadowRoot) fallback(shadowRoot)?.remove();
}
