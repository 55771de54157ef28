import type { SimplePage } from '../content/page-text';
import { useSiteCopy } from '../copy';
import { useHead } from '../head';
import { type ListOf, WholeList } from '../list/whole-list';
import { PageHeading } from '../page-heading';
import type { PageProps } from '../screens';

interface ListProps {
  /** Whose texts it shows. */
  readonly name: SimplePage;
  readonly of: ListOf;
}

/** A list of products under its own address: a category, the new ones, the top ones. */
export function List({ lang, path, name, of }: PageProps & ListProps) {
  const text = useSiteCopy().pages[name];
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <WholeList of={of} />
    </div>
  );
}
