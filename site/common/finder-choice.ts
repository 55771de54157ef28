/** Whether a `tass-finder-change` tells of a choice that the finder shows no more: a later one, or the page, has replaced it. */
export const isStaleChoice = ({ target, detail }: CustomEvent): boolean =>
  ['brand', 'model'].some(name => (target as Element).getAttribute(name) !== (detail[name] ?? null));
