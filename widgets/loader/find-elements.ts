import { onOpenRoot } from '../element/open-roots';

/** Calls `meet` with every element matched by `selector`, on the page and in its open shadow roots, those added later too. */
export function findElements(selector: string, meet: (element: Element) => void): void {
  const observer = new MutationObserver(mutations => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) meet(node);
        if (node.shadowRoot) watch(node.shadowRoot);
        look(node);
      }
    }
  });

  function look(within: ParentNode): void {
    for (const element of within.querySelectorAll(selector)) meet(element);
    for (const { shadowRoot } of within.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
  }

  function watch(root: Document | ShadowRoot): void {
    // Elements of ours hold no others.
    if ((root as ShadowRoot).host?.localName.startsWith('tass-')) return;
    observer.observe(root, { childList: true, subtree: true });
    look(root);
  }

  watch(document);
  onOpenRoot(watch);
}
