import { Breadcrumbs } from '../breadcrumbs';
import type { LandingText } from '../content/page-text';
import { useSiteCopy } from '../copy';
import { useHead } from '../head';
import { PagedGrid } from '../list/paged-grid';
import { PageHeading } from '../page-heading';
import { Prose } from '../prose';
import { Questions } from '../questions';
import type { PageProps } from '../screens';
import { TextLinks } from '../text-links';

/** A page for people who come from a search engine: its subject, the products that go with it, and their questions. */
export function Landing({ lang, path, text }: PageProps & { readonly text: LandingText }) {
  const t = useSiteCopy();
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <Breadcrumbs lang={lang} crumbs={[[text.heading, path]]} />
      <PageHeading title={text.heading} intro={text.intro} />
      <PagedGrid {...text.grid} />
      <div className="reading">
        <Prose sections={text.sections} />
        <Questions heading={t.questions} questions={text.questions} />
      </div>
      <TextLinks lang={lang} links={text.links} />
    </div>
  );
}
