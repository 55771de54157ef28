/** Links in the window, those of shadow roots too. */
export function linksInView(root: ParentNode): HTMLAnchorElement[] {
  return [...root.querySelectorAll('*')].flatMap(element => {
    if (element.shadowRoot) return linksInView(element.shadowRoot);
    if (!(element instanceof HTMLAnchorElement) || !element.href) return [];
    // Asking where a link is in what the browser skips (`content-visibility`) would lay all of that out.
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return [];
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight ? [element] : [];
  });
}

/** One of each kind, then another of each, and so on; `kindOf` names an address's kind. */
export function inTurns(addresses: readonly string[], kindOf: (address: string) => string): string[] {
  const seen = new Map<string, number>();
  const turns = addresses.map(address => {
    const kind = kindOf(address);
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    return { address, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ address }) => address);
}
