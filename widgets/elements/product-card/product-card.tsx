import { product } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { CardPlaceholder } from '../../pieces/card-placeholder';
import { messages } from '../../pieces/messages/product-card';
import { Notice } from '../../pieces/notice';
import { ProductCard } from '../../pieces/product-card';
import { State } from '../../pieces/state';
import type { attributes } from './attributes';

export function ProductCardElement({ slug }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const settings = useSettings();
  const { status, data, retry } = useQuery(slug ? product(settings, slug) : undefined);

  if (data) {
    return (
      <>
        <ProductCard product={data} />
        <Notice />
      </>
    );
  }
  if (status === 'failed')
    return <State kind="error" title={t.failed} action={common.retry} onAction={retry} />;
  if (data === null || !slug)
    return <slot name="empty">{data === null && <State kind="empty" title={t.gone} />}</slot>;
  return <CardPlaceholder />;
}
