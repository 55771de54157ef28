/** Places for a page's own content above and below what an element draws; a server may have written them. */
export type OuterSlot = 'header' | 'footer';

/** Gives an element its places around the inner root. */
export function addOuterSlots(root: Element): void {
  if (root.nextElementSibling) return;
  const slot = (name: OuterSlot) => Object.assign(root.ownerDocument.createElement('slot'), { name });
  root.before(slot('header'));
  root.after(slot('footer'));
}
