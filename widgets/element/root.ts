/** The one element in a shadow root that content is drawn in; it may have been put there before its element came alive. */
export function innerRoot(shadow: ShadowRoot): Element {
  const there = [...shadow.children].find(child => child.className === 'root');
  if (there) return there;
  const root = shadow.ownerDocument.createElement('div');
  root.className = 'root';
  root.setAttribute('part', 'root');
  shadow.append(root);
  return root;
}

/** Gives the inner root its attributes; one that has its value is left alone. */
export function nameRoot(root: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
}

/** Shows what the page put into an element, beside what was drawn in it. */
export function showFallback({ shadowRoot, ownerDocument }: Element): void {
  if (!shadowRoot?.querySelector(':scope > slot')) shadowRoot?.append(ownerDocument.createElement('slot'));
}
