import { yieldToMain } from '../browser/yield-to-main';

/**
 * Keeps a press on a button that a server drew into an element without code, matched by `selector`: the button keeps its
 * place when the element takes over, and is pressed again then. `want` is given the element, to load its code. Until then
 * the browser does nothing of its own: it would send a form, and with it what was typed, into the page's address.
 */
export function keepPresses(selector: string, want: (element: Element) => void): void {
  addEventListener(
    'click',
    event => {
      // A press of ours is not kept again, or it would have no end where an element never counts as defined: its
      // constructor failed, or an old polyfill stands in for the platform.
      if (!event.isTrusted) return;
      const path = event.composedPath().filter(node => node instanceof HTMLElement);
      const host = path.find(node => node.matches(selector));
      const button = path.find(node => node.localName === 'button');
      if (!host || !button || button.getRootNode() !== host.shadowRoot) return;
      event.preventDefault();
      want(host);
      void customElements
        .whenDefined(host.localName)
        .then(yieldToMain)
        .then(() => button.isConnected && button.click());
    },
    true,
  );
}
