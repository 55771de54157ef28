// An element prints itself alone by hiding, on paper, all that stands beside it and beside what it stands in. No window
// or frame of its own: a page's policy may forbid those, and its fonts would have to be loaded again.

const MARK = 'data-tass-printed';
const RULES = `@page{size:A4;margin:14mm}
@media print{
[${MARK}]>:not([${MARK}],[slot]){display:none!important}
[${MARK}]{display:block!important;position:static!important;float:none!important;inline-size:auto!important;
max-inline-size:none!important;block-size:auto!important;min-block-size:0!important;max-block-size:none!important;
margin:0!important;padding:0!important;border:0!important;overflow:visible!important;background:none!important;
box-shadow:none!important;transform:none!important;contain:none!important}
}`;

/** The element and all that it stands in, through shadow roots. */
function pathOf(host: Element): Element[] {
  const path: Element[] = [];
  for (let node: Node | null = host; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node instanceof Element) path.push(node);
  return path;
}

/**
 * Makes the page print this element alone, until what comes back is called. With `document.title` as it is, which names
 * the PDF.
 */
export function printElement(host: Element): () => void {
  const path = pathOf(host);
  const roots = new Set(path.map(element => element.getRootNode() as Document | ShadowRoot));
  const sheet = new (host.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(RULES);
  for (const element of path) element.setAttribute(MARK, '');
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    for (const element of path) element.removeAttribute(MARK);
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter(one => one !== sheet);
  };
}
