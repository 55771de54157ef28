import type { Attributes, PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useProduct } from '../../hooks/use-product';
import { messages as commonMessages } from '../../locale/common';
import { messages } from '../../pieces/messages/one-product';
import { Notice } from '../../pieces/notice';
import { AddLabel } from '../../pieces/product/add-label';
import { CardPlaceholder } from '../../pieces/product/card-placeholder';
import { ProductCard } from '../../pieces/product/product-card';
import { State } from '../../pieces/state';

export const attributes = {
  slug: { type: 'text', doc: 'The product: the last part of its address in the shop' },
} as const satisfies Attributes;

export function ProductCardElement({ slug }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const { status, data, retry } = useProduct(slug);

  if (data) {
    return (
      <>
        <ProductCard product={data} label={<AddLabel />} />
        <Notice />
      </>
    );
  }
  if (status === 'failed')
    return <State kind="error" title={t.cardFailed} action={common.retry} onAction={retry} />;
  if (data === null) return <State kind="empty" title={t.cardGone} />;
  return slug ? <CardPlaceholder /> : <slot name="empty" />;
}
