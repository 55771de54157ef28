import type { ReactNode } from 'react';

/** Text whose backticks become code. Empty pieces are left out: finished markup can't hold them. */
export function inlineCode(text: string): ReactNode[] {
  return text.split('`').map((piece, index) => {
    if (index % 2)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        <code key={index} dir="ltr">
          {piece}
        </code>
      );
    return piece || null;
  });
}
