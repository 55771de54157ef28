import { createElement, type ReactNode } from 'react';
import { products } from '../../widgets/api/products';
import type { ElementRecord } from '../../widgets/element/record';
import { HIDDEN_ELEMENTS } from '../../widgets/hidden-elements';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { LOADER } from '../builder/snippets';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { demoAttributes } from '../content/reference';
import type { ElementsContent } from '../content/types';
import { useHead } from '../head/head';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { ElementLinks } from '../parts/element-links';
import { ElementReference } from '../parts/element-reference';
import { PageHeading } from '../parts/page-heading';
import { Snippet } from '../parts/snippet';

interface ElementProps extends PageProps {
  readonly record: ElementRecord;
  readonly text: ElementsContent;
}

/** One element: live, as lines to paste, and everything its record says. */
export function Element({ lang, path, record, text }: ElementProps) {
  const t = useSiteMessages();
  const words = text.of(record.tag);
  useHead(lang, path, words);
  const name = record.tag.slice('tass-'.length);
  const attributes = demoAttributes[name] ?? {};
  return (
    <div className="wrap page">
      <Breadcrumbs
        lang={lang}
        crumbs={[
          [t.links.b2b, '/b2b'],
          [record.tag, path],
        ]}
      />
      <PageHeading title={words.heading}>
        <p className="intro" lang="en" dir="ltr">{`${record.summary}.`}</p>
      </PageHeading>
      <Part heading={text.live}>
        {HIDDEN_ELEMENTS.has(name) ? <p>{text.unseen}</p> : <Demo tag={record.tag} attributes={attributes} />}
      </Part>
      <Part heading={text.paste}>
        <Snippet code={markup(record.tag, attributes)} copy={text.copy} copied={text.copied} />
      </Part>
      <ElementReference record={record} text={text} />
      <Part heading={text.others}>
        <ElementLinks lang={lang} />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="element-part">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

interface DemoProps {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function Demo({ tag, attributes }: DemoProps) {
  return 'slug' in attributes ? <ProductDemo tag={tag} /> : createElement(tag, attributes);
}

/** An element that needs a product gets one that the shop has today. */
function ProductDemo({ tag }: { readonly tag: string }) {
  const { data } = useQuery(products(useSettings(), { filter: 'top', limit: 1 }));
  const slug = data?.items[0]?.slug;
  return slug ? createElement(tag, { slug }) : null;
}

/** The lines to paste. */
function markup(tag: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value || 'your-product'}"`);
  return `<script type="module" src="${LOADER}"></script>\n<${tag}${written.join('')}></${tag}>`;
}
