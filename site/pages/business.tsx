import { useState } from 'react';
import { brandPath } from '../../widgets/addresses/shop-paths';
import { OWN_BRAND } from '../../widgets/data/own-brand';
import { Builder } from '../builder/builder';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import type { BusinessContent } from '../content/business-types';
import { ELEMENTS_PATH } from '../content/guides';
import { useHead } from '../head/head';
import { ElementLinks } from '../parts/element-links';
import { PageHeading } from '../parts/page-heading';
import { Reading } from '../parts/reading';
import { TextLinks } from '../parts/text-links';

/** What the shop does for dealers and offices: the quick order at work, and the two lines that put its elements on their pages. */
export function Business({ lang, path, text }: PageProps & { readonly text: BusinessContent }) {
  useHead(lang, path, text);
  const [partner, setPartner] = useState('');
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
      <section className="business-snippet business-office">
        <h2>{text.officeHeading}</h2>
        <p>{text.officeIntro}</p>
        <tass-quick-order heading-level={2} partner={partner || undefined} />
        <tass-product-grid
          highlight={text.ownGrid.highlight}
          heading={text.ownGrid.heading}
          brand={OWN_BRAND}
          category="toners"
          limit={4}
          view-more={brandPath(OWN_BRAND)}
          partner={partner || undefined}
        />
      </section>
      <section className="business-snippet">
        <h2>{text.snippetHeading}</h2>
        <p>{text.snippetIntro}</p>
        <Builder lang={lang} text={text.builder} partner={partner} setPartner={setPartner} />
      </section>
      <section className="business-snippet">
        <h2>{text.elementsHeading}</h2>
        <ElementLinks lang={lang} />
        <p>
          <a className="button" href={pathIn(lang, ELEMENTS_PATH)}>
            {text.guidesLink}
          </a>
        </p>
      </section>
      <Reading text={text} />
      <TextLinks lang={lang} links={text.links} />
    </div>
  );
}
