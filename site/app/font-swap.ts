/**
 * Applies the fonts that loaded too late for the document's first page (`font-display: optional`), once: on navigation,
 * where everything is laid out anew and nothing that was read moves.
 */
export function swapFonts(): void {
  for (const { sheet } of document.querySelectorAll('style'))
    for (const rule of sheet?.cssRules ?? []) if (rule instanceof CSSFontFaceRule) addWhenLoaded(rule.style);
}

const added = new Set<string>();

function addWhenLoaded(rule: CSSStyleDeclaration): void {
  const of = (name: string) => rule.getPropertyValue(name);
  const source = of('src');
  if (of('font-display') !== 'optional' || added.has(source)) return;
  added.add(source);
  const font = new FontFace(of('font-family').replaceAll('"', ''), source, {
    weight: of('font-weight'),
    unicodeRange: of('unicode-range'),
  });
  // Where it can't be loaded the page keeps its fallback; the next navigation tries again.
  font.load().then(
    () => document.fonts.add(font),
    () => added.delete(source),
  );
}
