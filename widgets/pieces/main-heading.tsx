import type { ReactNode } from 'react';
import type { Attributes } from '../element/record';

/** For elements that may be all that a page is about. */
export const headingAttributes = {
  'heading-level': {
    type: 'number',
    doc: 'Level of its main heading: 2 where your page has an `h1` of its own',
    default: 1,
    min: 1,
    max: 6,
  },
} as const satisfies Attributes;

interface Props {
  /** 1 to 6. */
  readonly level: number;
  readonly children: ReactNode;
}

/** The heading of an element that may be all that a page is about. */
export function MainHeading({ level, children }: Props) {
  const Heading = `h${level}` as 'h1';
  return <Heading part="heading">{children}</Heading>;
}
