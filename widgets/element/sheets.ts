/** Constructed sheets by their text; a sheet belongs to one document and serves every element in it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheet of a text, made when it is first asked for. */
export function sheetOf(page: Document, text: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>();
  sheets.set(page, known);
  let sheet = known.get(text);
  if (!sheet) {
    sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    known.set(text, sheet);
  }
  return sheet;
}

/**
 * Gives a shadow root styles, shared with all others of the same texts, after those it has. A root that came styled
 * from a server keeps what it has, unless the page's content policy refused its style element; one whose page gave it some rules until these are there, and a link to all where no
 * script runs, takes these instead. Call again after a move: another document empties the list.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const children = [...root.children];
  // A link has no sheet until it is loaded, a style element never where it was refused.
  if (children.some(child => child.localName === 'link' || (child as HTMLStyleElement).sheet)) return;
  const withoutScript = children.find(child => child.localName === 'noscript');
  if (withoutScript) {
    withoutScript.remove();
    root.adoptedStyleSheets = [];
  }
  const missing = styles
    .map(text => sheetOf(root.ownerDocument, text))
    .filter(sheet => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/**
 * Where a place shrinks to its content (flex item, float, table cell, dialog …) a block element is 480 px wide, or what
 * there is (contract, section 3): its root is a container for queries by width, which by itself asks for none. An empty
 * grid without height asks instead, for it may be narrower than it would like to be. 120 px is what any place holds.
 */
export const WIDTH_ASKED =
  'content:"";display:grid;grid-template-columns:minmax(120px,480px);block-size:0;overflow:clip';

/** How an element lays out among its neighbours. */
export const hostRule = (display = 'block') =>
  `:host{display:${display}}:host([hidden]){display:none}${display === 'block' ? `:host::before{${WIDTH_ASKED}}` : ''}`;
