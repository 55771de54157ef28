import { product } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { messages } from '../../pieces/messages/product-card';
import { Notice } from '../../pieces/notice';
import { Quantity } from '../../pieces/quantity';
import type { attributes } from './attributes';

export function AddToCart({ slug }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const settings = useSettings();
  const { status, data, retry } = useQuery(slug ? product(settings, slug) : undefined);

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
