/**
 * Before an entry of a list goes: hands the focus to a control of the one that takes its place, or else of the one before;
 * with the last one to the page's main part, where that takes it.
 */
export function focusBeside(entry: Element | null, control: string): void {
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  if (beside) beside.querySelector<HTMLElement>(control)?.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
