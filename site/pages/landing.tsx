import type { PageProps } from '../common/types';
import type { LandingPageContent } from '../content/types';
import { useHead } from '../head/head';
import { PagedGrid } from '../list/paged-grid';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { Reading } from '../parts/reading';
import { TextLinks } from '../parts/text-links';

/** A page for people who come from a search engine: its subject, the products that go with it, and their questions. */
export function Landing({ lang, path, text }: PageProps & { readonly text: LandingPageContent }) {
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <Breadcrumbs lang={lang} crumbs={[[text.heading, path]]} />
      <PageHeading title={text.heading} intro={text.intro} />
      <PagedGrid {...text.grid} />
      <Reading text={text} />
      <TextLinks lang={lang} links={text.links} />
    </div>
  );
}
