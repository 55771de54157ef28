/** Constructed sheets by their text; a sheet belongs to one document and serves every element in it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

function sheetOf(page: Document, text: string): CSSStyleSheet {
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
 * from a server keeps what it has. Call again after a move: another document empties the list.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const styled = [...root.children].some(child => /^(style|link)$/.test(child.localName));
  if (styled) return;
  const missing = styles
    .map(text => sheetOf(root.ownerDocument, text))
    .filter(sheet => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** How an element lays out among its neighbours. */
export const hostRule = (display = 'block') => `:host{display:${display}}:host([hidden]){display:none}`;
