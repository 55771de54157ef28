import { WIDTH_ASKED } from '../element/sheets';

/** Keeps the place of elements that are not drawn yet, so that nothing moves: in a tree, and until one is released. */
export function reserveSpace(reserve: Readonly<Record<string, number>>) {
  const sheet = new CSSStyleSheet();
  const rules = new Map(
    Object.entries(reserve).map(([name, height]) => [
      name,
      `tass-${name}:not(:defined,[headless]){display:block;min-height:${height}px}tass-${name}:not(:defined)::before{${WIDTH_ASKED}}`,
    ]),
  );
  const write = () => sheet.replaceSync([...rules.values()].join(''));
  write();
  return [
    (root: DocumentOrShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    (name: string) => {
      rules.delete(name);
      write();
    },
  ] as const;
}
