import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { PageHeading } from '../parts/page-heading';

/** All brands with their logos. */
export function Brands({ lang, path }: PageProps) {
  const text = useSiteMessages().pages.brands;
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <tass-brand-list />
    </div>
  );
}
