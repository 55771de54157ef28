import { Builder } from '../builder/builder';
import type { BusinessText } from '../content/page-text';
import { useSiteCopy } from '../copy';
import { ElementLinks } from '../element-links';
import { useHead } from '../head';
import { PageHeading } from '../page-heading';
import { Prose } from '../prose';
import { Questions } from '../questions';
import type { PageProps } from '../screens';
import { TextLinks } from '../text-links';

/** What the shop does for dealers and offices, and the two lines that put its finder on their pages. */
export function Business({ lang, path, text }: PageProps & { readonly text: BusinessText }) {
  const t = useSiteCopy();
  useHead(lang, path, text);
  return (
    <div className="wrap page">
      <PageHeading title={text.heading} intro={text.intro} />
      <ul className="business-benefits">
        {text.benefits.map(({ title, text: words }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <section className="business-snippet">
        <h2>{text.snippetHeading}</h2>
        <p>{text.snippetIntro}</p>
        <Builder lang={lang} text={text.builder} />
      </section>
      <section className="business-snippet">
        <h2>{text.elementsHeading}</h2>
        <ElementLinks lang={lang} />
      </section>
      <div className="reading">
        <Prose sections={text.sections} />
        <Questions heading={t.questions} questions={text.questions} />
      </div>
      <TextLinks lang={lang} links={text.links} />
    </div>
  );
}
