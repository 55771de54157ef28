import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import type { LandingPageContent } from '../content/types';
import { useHead } from '../head/head';
import { PagedGrid } from '../list/paged-grid';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { Prose } from '../parts/prose';
import { Questions } from '../parts/questions';
import { TextLinks } from '../parts/text-links';

/** A page for people who come from a search engine: its subject, the products that go with it, and their questions. */
export function Landing({ lang, path, text }: PageProps & { readonly text: LandingPageContent }) {
  const t = useSiteMessages();
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
