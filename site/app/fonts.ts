import { writeText } from '../../widgets/stores/storage';

/** Attribute of the root element: the page is drawn with the shop's fonts, not with the system fonts that stand in. */
export const WITH_FONTS = 'data-fonts';

let loading: Promise<readonly FontFace[]> | undefined;

/** The document's fonts, loaded once; where one can't be loaded the next call tries again. */
function loadFonts(): Promise<readonly FontFace[]> {
  const rules = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter(rule => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style)
    .filter(style => style.getPropertyValue('font-display') === 'optional');
  loading ??= Promise.all(rules.map(loadFont)).catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function loadFont(rule: CSSStyleDeclaration): Promise<FontFace> {
  const of = (name: string) => rule.getPropertyValue(name);
  const source = of('src');
  const font = new FontFace(of('font-family').replaceAll('"', ''), source, {
    weight: of('font-weight'),
    unicodeRange: of('unicode-range'),
  });
  await font.load();
  const [, path] = /url\("?([^")]+)/.exec(source) ?? [];
  if (path) writeText(new URL(path, location.href).pathname, '1');
  return font;
}

/**
 * Loads the fonts after everything else and remembers by their paths that they are in the browser's cache: the next page
 * is drawn with them (`site/prerender/inline-script.ts`).
 */
export async function cacheFonts(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done));
  // Where one can't be loaded the page keeps its fallback.
  await loadFonts().catch(() => {});
}

/**
 * Applies fonts that came too late for the document's first page (`font-display: optional`), once: on navigation, where
 * everything is laid out anew and nothing that was read moves.
 */
export function swapFonts(): void {
  const swap = (fonts: readonly FontFace[]) => {
    for (const font of fonts) document.fonts.add(font);
    document.documentElement.setAttribute(WITH_FONTS, '');
  };
  loadFonts().then(swap, () => {});
}
