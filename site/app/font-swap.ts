/** Attribute of the root element: the page is drawn with the shop's fonts, not with the system fonts that stand in. */
export const WITH_FONTS = 'data-fonts';

let loading: Promise<readonly FontFace[]> | undefined;

/**
 * Applies the fonts that came too late for the document's first page (`font-display: optional`), once: on navigation,
 * where everything is laid out anew and nothing that was read moves.
 */
export function swapFonts(): void {
  loading ??= Promise.all(lateFonts().map(font => font.load()));
  loading.then(apply, () => {
    // Where one can't be loaded the page keeps its fallback; the next navigation tries again.
    loading = undefined;
  });
}

function apply(fonts: readonly FontFace[]): void {
  for (const font of fonts) document.fonts.add(font);
  document.documentElement.setAttribute(WITH_FONTS, '');
}

/** The fonts of the page's rules once more: a browser does not apply a late one by its rule. */
const lateFonts = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter(rule => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        (name: string) =>
          style.getPropertyValue(name),
    )
    .filter(of => of('font-display') === 'optional')
    .map(
      of =>
        new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
          weight: of('font-weight'),
          unicodeRange: of('unicode-range'),
        }),
    );
