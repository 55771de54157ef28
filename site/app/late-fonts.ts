/**
 * Gives the document the fonts that came too late for its first page (`font-display: optional`), once: at a step to
 * another page, where all is drawn anew and nothing that was read moves.
 */
export function applyLateFonts(): void {
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
  // Where it can't be had the page stays as it is.
  font.load().then(
    () => document.fonts.add(font),
    () => added.delete(source),
  );
}
