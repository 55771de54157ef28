import { useSiteCopy } from '../copy';
import { useHead } from '../head';
import { PageHeading } from '../page-heading';
import type { PageProps } from '../screens';

/** All brands with their logos. */
export function Brands({ lang, path }: PageProps) {
  const text = useSiteCopy().pages.brands;
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <tass-brand-list />
    </div>
  );
}
