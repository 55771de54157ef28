/** Opens an address in the window around a frame; where the frame's sandbox allows new windows alone, in one of those. */
export function leaveFrame(href: string): void {
  for (const target of ['_top', '_blank'])
    try {
      if (open(href, target)) return;
    } catch {
      // Firefox throws what other browsers answer with null.
    }
}
