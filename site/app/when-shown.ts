/** Calls `then` once the page is shown: at once, but for one that the browser prerenders for a visitor who may never come. */
export function whenShown(then: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}
