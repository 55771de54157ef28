import type { DocumentText } from '../content/page-text';
import { useHead } from '../head';
import { PageHeading } from '../page-heading';
import { Prose } from '../prose';
import type { PageProps } from '../screens';

/** A page of text: terms, privacy, business. */
export function Document({ lang, path, text }: PageProps & { readonly text: DocumentText }) {
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <Prose sections={text.sections} />
    </div>
  );
}
