import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import type { SimplePage } from '../content/pages-types';
import type { CategoryContent } from '../content/types';
import { useHead } from '../head/head';
import { type ListOf, WholeList } from '../list/whole-list';
import { PageHeading } from '../parts/page-heading';
import { Questions } from '../parts/questions';
import { TextLinks } from '../parts/text-links';

interface ListProps {
  /** Whose texts it shows. */
  readonly name: SimplePage;
  readonly of: ListOf;
  /** What there is to know about these products. */
  readonly about?: CategoryContent | undefined;
}

/** A list of products under its own address: a category, the new ones, the top ones. */
export function List({ lang, path, name, of, about }: PageProps & ListProps) {
  const t = useSiteMessages();
  const text = t.pages[name];
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <WholeList of={of} />
      {about && (
        <div className="reading">
          <div className="prose">
            {about.about.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Questions heading={t.questions} questions={about.questions} />
        </div>
      )}
      {about && <TextLinks lang={lang} links={about.links} />}
    </div>
  );
}
