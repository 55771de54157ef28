/** Before an entry of a list goes: hands the focus to a control of the one that takes its place, or else of the one before. */
export function focusBeside(entry: Element | null, control: string): void {
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  beside?.querySelector<HTMLElement>(control)?.focus();
}
