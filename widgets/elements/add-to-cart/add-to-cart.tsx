import { product } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { useCopy } from '../../hooks/use-copy';
import { useRemote } from '../../hooks/use-remote';
import { useSettings } from '../../hooks/use-settings';
import { common as commonAr } from '../../locale/ar/common';
import { productGrid as ar } from '../../locale/ar/product-grid';
import { common as commonEn } from '../../locale/en/common';
import { productGrid as en } from '../../locale/en/product-grid';
import { Notice } from '../../pieces/notice';
import { Quantity } from '../../pieces/quantity';
import type { attributes } from './attributes';

export function AddToCart({ slug }: PropsOf<typeof attributes>) {
  const t = useCopy(en, ar);
  const common = useCopy(commonEn, commonAr);
  const settings = useSettings();
  const { status, data, retry } = useRemote(slug ? product(settings, slug) : undefined);

  if (!slug) return null;
  if (data) {
    return (
      <>
        <Quantity product={data} />
        <Notice />
      </>
    );
  }
  if (data === null) return <span role="status">{t.gone}</span>;
  if (status === 'failed') {
    return (
      <span role="alert">
        {t.failed}{' '}
        <button type="button" className="button" onClick={retry}>
          {common.retry}
        </button>
      </span>
    );
  }
  return <div className="placeholder" part="placeholder" role="status" aria-label={common.loading} />;
}
