import { parseItems } from '../../addresses/items';
import type { PropsOf } from '../../element/record';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { useProductsBySlug } from '../../hooks/use-products-by-slug';
import { messages as commonMessages } from '../../locale/common';
import { Notice } from '../../pieces/notice';
import { ShopLink } from '../../pieces/shop-link';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import type { CartItem } from '../../types';
import type { attributes } from './attributes';
import { messages } from './messages';
import { parseQuoted } from './quoted';
import { Sheet } from './sheet';

export function Quote({ items, name = '', quoted }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const cart = useCart();
  const { items: wanted, dropped } = items === undefined ? { items: cart, dropped: 0 } : parseItems(items);
  const { status, data, retry } = useProductsBySlug(wanted.map(({ slug }) => slug));
  if (status === 'failed')
    return <State kind="error" level={2} title={t.failed} action={common.retry} onAction={retry} />;
  if (status === 'loading') return <Spinner />;
  const lines: CartItem[] = wanted.flatMap(({ slug, quantity }) => {
    const product = data?.get(slug);
    return product ? [{ ...product, quantity }] : [];
  });
  const unknown = wanted.map(({ slug }) => slug).filter(slug => data?.get(slug) === null);
  return (
    <>
      {dropped > 0 && (
        <p className="notice screen-only" role="status">
          {t.dropped(dropped)}
        </p>
      )}
      {lines.length === 0 ? (
        <State kind="empty" level={2} title={t.none} text={t.noneText}>
          <ShopLink to="/" className="button button-primary">
            {t.shop}
          </ShopLink>
        </State>
      ) : (
        <Sheet lines={lines} unknown={unknown} name={name} earlier={parseQuoted(quoted, wanted)} />
      )}
      <Notice />
    </>
  );
}
