/** Attribute of the root element: the page is drawn with the shop's fonts, not with the system fonts that stand in. */
export const WITH_FONTS = 'data-fonts';

let loading: Promise<void> | undefined;
/** Loaded and not applied yet. */
let loaded: readonly FontFace[] = [];

/**
 * Loads the fonts that came too late for the document's first page (`font-display: optional`): one that is hydrated, for
 * whose next page they are then at hand.
 */
export function loadLateFonts(): Promise<void> {
  loading ??= Promise.all(lateFonts().map(font => font.load())).then(
    fonts => {
      loaded = fonts;
    },
    () => {
      // Where one can't be loaded the page keeps its fallback; the next navigation tries again.
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Applies them, once: on navigation, where everything is laid out anew and nothing that was read moves. Before the next
 * page is drawn, where they are here, or it would be laid out twice.
 */
export function swapFonts(): void {
  apply();
  void loadLateFonts().then(apply);
}

function apply(): void {
  if (loaded.length === 0) return;
  for (const font of loaded) document.fonts.add(font);
  loaded = [];
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
