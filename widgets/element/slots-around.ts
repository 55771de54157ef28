/** Places for a page's own content above and below what an element draws; a server may have written them. */
export type SlotAround = 'header' | 'footer';

/** Gives an element its places around the inner root. */
export function slotsAround(root: Element): void {
  if (root.nextElementSibling) return;
  const slot = (name: SlotAround) => Object.assign(root.ownerDocument.createElement('slot'), { name });
  root.before(slot('header'));
  root.after(slot('footer'));
}
