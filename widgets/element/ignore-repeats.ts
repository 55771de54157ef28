/** Keeps a held Enter from pressing what it already pressed, or what has the focus since: the browser takes each repeat for a press. */
export function ignoreRepeats(event: Event): void {
  const { key, repeat, target } = event as KeyboardEvent;
  if (repeat && key === 'Enter' && (target as Element).matches('a,button,input')) event.preventDefault();
}
