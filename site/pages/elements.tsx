import type { PageProps } from '../common/types';
import type { GuidesContent } from '../content/guides';
import { samples } from '../content/samples';
import { useHead } from '../head/head';
import { ElementLinks } from '../parts/element-links';
import { ElementsBreadcrumbs } from '../parts/elements-breadcrumbs';
import { GuideLinks } from '../parts/guide-links';
import { PageHeading } from '../parts/page-heading';
import { Snippet } from '../parts/snippet';

/** All elements and all guides. */
export function Elements({ lang, path, text }: PageProps & { readonly text: GuidesContent }) {
  useHead(lang, path, text.index);
  return (
    <div className="wrap page">
      <ElementsBreadcrumbs lang={lang} index={text.index.heading} />
      <PageHeading title={text.index.heading} intro={text.index.intro} />
      <Snippet code={samples.paste.code} copy={text.copy} copied={text.copied} />
      <section className="element-part">
        <h2>{text.guidesHeading}</h2>
        <GuideLinks lang={lang} text={text} />
      </section>
      <section className="element-part">
        <h2>{text.elementsHeading}</h2>
        <ElementLinks lang={lang} />
      </section>
      <section className="element-part">
        <h2>{text.install}</h2>
        <Snippet code={samples.install.code} copy={text.copy} copied={text.copied} />
      </section>
    </div>
  );
}
