import type { ReactNode } from 'react';
import { usePageMetadata } from '../head/page-metadata';

interface PageHeadingProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** What stands under the introduction. */
  readonly children?: ReactNode;
}

/** The head of a page: its title and what it is about. */
export function PageHeading({ title, intro, children }: PageHeadingProps) {
  usePageMetadata('heading', title);
  return (
    <header className="page-heading">
      <h1>{title}</h1>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </header>
  );
}
