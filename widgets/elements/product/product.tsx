import { useEffect } from 'react';
import { finderPath } from '../../addresses/shop-paths';
import type { Attributes, PropsOf } from '../../element/record';
import { useBelowFirstView } from '../../hooks/use-batches';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useProduct } from '../../hooks/use-product';
import { messages as commonMessages } from '../../locale/common';
import { NotFound } from '../../pieces/drawings/not-found';
import { headingAttributes } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { ProductTitle } from '../../pieces/product/product-title';
import { ShopLink } from '../../pieces/shop-link';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import { Comparison } from './comparison';
import { FactsTable } from './facts-table';
import { Gallery } from './gallery';
import { messages } from './messages';
import { Offer } from './offer';
import { Printers } from './printers';
import { RecentlyViewed } from './recently-viewed';
import { Related } from './related';

/** A description whose names in Latin letters stay apart in Arabic: at a comma alone, several read as one phrase from left to right. */
const namesApart = (text: string) => text.replaceAll('،', '،\u200f');

export const attributes = {
  slug: { type: 'text', doc: 'The product: the last part of its address in the shop' },
  email: {
    type: 'text',
    pattern: /^[^\s@]+@[^\s@]+$/,
    doc: 'Mail address that wishes to be told of goods out of stock go to',
  },
  ...headingAttributes,
} as const satisfies Attributes;

export function ProductElement({ slug, email, headingLevel }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const { status, data, retry } = useProduct(slug);

  const belowFirstView = useBelowFirstView();
  const emit = useEmit();
  const shown = data?.slug;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product, not for each answer
  useEffect(() => {
    if (data) emit('tass-view', { product: data });
  }, [shown]);

  if (status === 'failed') {
    return <State kind="error" title={t.failed} text={t.failedText} action={common.retry} onAction={retry} />;
  }
  if (data === null || !slug) {
    return (
      <State kind="empty" drawing={<NotFound className="drawing" />} title={t.gone} text={t.goneText}>
        <ShopLink to={finderPath()} className="button button-primary">
          {t.toFinder}
        </ShopLink>
      </State>
    );
  }
  if (!data) return <Spinner />;
  return (
    <div className="product" key={data.slug}>
      <div className="top">
        <Gallery product={data} />
        <Offer product={data} email={email} headingLevel={headingLevel} whole={belowFirstView} />
        {belowFirstView && data.description && (
          <p className="description">
            <ProductTitle>{namesApart(data.description)}</ProductTitle>
          </p>
        )}
      </div>
      <Notice />
      {belowFirstView && (
        <>
          <Comparison product={data} />
          <div className="details">
            <FactsTable product={data} />
            {data.devices && data.devices.length > 0 && <Printers devices={data.devices} />}
          </div>
          <Related product={data} />
          <RecentlyViewed slug={data.slug} />
        </>
      )}
    </div>
  );
}
