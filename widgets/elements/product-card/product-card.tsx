import { product } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { useCopy } from '../../hooks/use-copy';
import { useRemote } from '../../hooks/use-remote';
import { useSettings } from '../../hooks/use-settings';
import { common as commonAr } from '../../locale/ar/common';
import { productGrid as ar } from '../../locale/ar/product-grid';
import { common as commonEn } from '../../locale/en/common';
import { productGrid as en } from '../../locale/en/product-grid';
import { CardPlaceholder } from '../../pieces/card-placeholder';
import { Notice } from '../../pieces/notice';
import { ProductCard } from '../../pieces/product-card';
import { State } from '../../pieces/state';
import type { attributes } from './attributes';

export function ProductCardElement({ slug }: PropsOf<typeof attributes>) {
  const t = useCopy(en, ar);
  const common = useCopy(commonEn, commonAr);
  const settings = useSettings();
  const { status, data, retry } = useRemote(slug ? product(settings, slug) : undefined);

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
