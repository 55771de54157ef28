import type { Attributes, PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useProduct } from '../../hooks/use-product';
import { messages as commonMessages } from '../../locale/common';
import { messages } from '../../pieces/messages/one-product';
import { Notice } from '../../pieces/notice';
import { AddLabel } from '../../pieces/product/add-label';
import { Quantity } from '../../pieces/product/quantity';

export const attributes = {
  slug: { type: 'text', doc: 'The product: the last part of its address in the shop' },
} as const satisfies Attributes;

export function AddToCart({ slug }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const { status, data, retry } = useProduct(slug);

  if (!slug) return null;
  if (data) {
    return (
      <>
        <Quantity product={data} label={<AddLabel />} />
        <Notice />
      </>
    );
  }
  if (data === null) return <span role="status">{t.cardGone}</span>;
  if (status === 'failed') {
    return (
      <span role="alert">
        {t.cardFailed}{' '}
        <button type="button" className="button" onClick={retry}>
          {common.retry}
        </button>
      </span>
    );
  }
  return <div className="placeholder" part="placeholder" role="status" aria-label={common.loading} />;
}
