import { parseItems } from '../../addresses/items';
import type { Attributes, PropsOf } from '../../element/record';
import { useCart } from '../../hooks/use-cart';
import { useHydrating } from '../../hooks/use-hydrating';
import { useMessages } from '../../hooks/use-messages';
import { useProductsBySlug } from '../../hooks/use-products-by-slug';
import { messages as commonMessages } from '../../locale/common';
import { headingAttributes, MainHeading } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { ShopLink } from '../../pieces/shop-link';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import type { CartItem } from '../../types';
import { messages } from './messages';
import { parseQuoted } from './quoted-prices';
import { Sheet } from './sheet';
import { UnknownLines } from './unknown-lines';

export const attributes = {
  ...headingAttributes,
  items: { type: 'text', doc: 'The list: `slug:quantity,…`, up to 250 lines; without it the cart' },
  name: { type: 'text', doc: 'Name of the list; stands as the buyer’s reference' },
  quoted: {
    type: 'text',
    pattern: /^\d{8}(,\d{1,9}){1,250}$/,
    doc: 'Day and prices of an earlier quote as its link carries them, `20261122,32725,…` in fils: names what has changed',
  },
} as const satisfies Attributes;

export function Quote({ items, name = '', quoted, headingLevel }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const hydrating = useHydrating();
  const cart = useCart();
  const { items: wanted, dropped } = items === undefined ? { items: cart, dropped: 0 } : parseItems(items);
  const { status, data, retry } = useProductsBySlug(wanted.map(({ slug }) => slug));
  if (status === 'failed')
    return <State kind="error" level={2} title={t.failed} action={common.retry} onAction={retry} />;
  const heading = <MainHeading level={headingLevel}>{t.heading}</MainHeading>;
  if (status === 'loading' || hydrating)
    return (
      <>
        {heading}
        <Spinner />
      </>
    );
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
        <>
          {heading}
          <UnknownLines slugs={unknown} />
          <State kind="empty" level={2} title={t.none} text={t.noneText}>
            <ShopLink to="/" className="button button-primary">
              {t.shop}
            </ShopLink>
          </State>
        </>
      ) : (
        <Sheet
          lines={lines}
          unknown={unknown}
          name={name}
          earlier={parseQuoted(quoted, wanted)}
          headingLevel={headingLevel}
        />
      )}
      <Notice />
    </>
  );
}
