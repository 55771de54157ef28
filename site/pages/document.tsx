import type { PageProps } from '../common/types';
import type { DocumentContent } from '../content/types';
import { useHead } from '../head/head';
import { PageHeading } from '../parts/page-heading';
import { Prose } from '../parts/prose';

/** A page of text: the terms, the privacy policy. */
export function Document({ lang, path, text }: PageProps & { readonly text: DocumentContent }) {
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <Prose sections={text.sections} />
    </div>
  );
}
