import type { PageProps } from '../common/types';
import type { GuideName, GuidesContent } from '../content/guides';
import { samples } from '../content/samples';
import { useHead } from '../head/head';
import { REFERENCE } from '../parts/element-reference';
import { ElementsBreadcrumbs } from '../parts/elements-breadcrumbs';
import { GuideLinks } from '../parts/guide-links';
import { inlineCode } from '../parts/inline-code';
import { PageHeading } from '../parts/page-heading';
import { Snippet } from '../parts/snippet';

interface GuideProps extends PageProps {
  readonly name: GuideName;
  readonly text: GuidesContent;
}

/** Lines of the changelog that matter to pages with elements, the newest first. */
const changes: readonly string[] = JSON.parse(__CHANGES__);

/** How elements go on one kind of site, with code to copy. */
export function Guide({ lang, path, name, text }: GuideProps) {
  const guide = text.guides[name];
  useHead(lang, path, guide);
  return (
    <div className="wrap page">
      <ElementsBreadcrumbs lang={lang} index={text.index.heading} page={[guide.heading, path]} />
      <PageHeading title={guide.heading} intro={guide.intro} />
      {guide.sections.map(({ heading, paragraphs, samples: shown }) => (
        <section key={heading} className="element-part guide-part">
          <h2>{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{inlineCode(paragraph)}</p>
          ))}
          {shown.map(sample => (
            <Snippet key={sample} code={samples[sample].code} copy={text.copy} copied={text.copied} />
          ))}
        </section>
      ))}
      {name === 'versions' && (
        <section className="element-part guide-part">
          <h2>{text.changes}</h2>
          <ul {...REFERENCE}>
            {changes.map(change => (
              <li key={change}>{inlineCode(change)}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="element-part">
        <h2>{text.guidesHeading}</h2>
        <GuideLinks lang={lang} text={text} />
      </section>
    </div>
  );
}
