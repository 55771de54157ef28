/** One line of a list that travels in an address or attribute (`slug:quantity,…`). */
export interface ListItem {
  readonly slug: string;
  /** 1 to 999. */
  readonly quantity: number;
}

/** Writes lines as they stand in an attribute, or behind `items=` in an address. */
export function formatItems(items: readonly ListItem[]): string {
  return items.map(({ slug, quantity }) => `${encodeURIComponent(slug)}:${quantity}`).join(',');
}
