/**
 * Tells of every open shadow root that the page attaches from now on: no event does. The page's own function is called as
 * it would be, and keeps its name and text; where the page allows no change, nothing is told.
 */
export function onOpenRoot(found: (root: ShadowRoot) => void): void {
  const page = Element.prototype;
  const attachShadow = new Proxy(page.attachShadow, {
    apply(attach, host: Element, given) {
      const root = Reflect.apply(attach, host, given);
      // What stands in for shadow roots in old polyfills can't be watched.
      if (host.shadowRoot instanceof ShadowRoot) found(root);
      return root;
    },
  });
  Reflect.set(page, 'attachShadow', attachShadow);
}
