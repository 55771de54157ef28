import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets style properties by script: a strict content policy refuses style attributes in markup, yet lets the
 * object model through.
 */
export function useStyle(ref: RefObject<HTMLElement | null>, styles: Readonly<Record<string, string>>): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(styles)) ref.current?.style.setProperty(name, value);
  });
}
