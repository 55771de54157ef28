import { Fragment } from 'react';
import type { PropsOf } from '../../element/record';
import { useCart } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { useStore } from '../../hooks/use-store';
import { type headingAttributes, MainHeading } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { Assurances } from '../../pieces/order/assurances';
import { DeliveryTimes } from '../../pieces/order/delivery-times';
import { EmptyCart } from '../../pieces/order/empty-cart';
import { ProductTitle } from '../../pieces/product/product-title';
import { Spinner } from '../../pieces/spinner';
import { Undo } from '../../pieces/undo';
import { cart } from '../../stores/cart';
import { Line } from './line';
import { LinkNotices } from './link-notices';
import { messages } from './messages';
import { Totals } from './totals';
import { useCartLink } from './use-cart-link';
import { useFreshLines } from './use-fresh-lines';
import { useRemoved } from './use-removed';

export function Cart({ headingLevel }: PropsOf<typeof headingAttributes>) {
  const t = useMessages(messages);
  const items = useCart();
  const { kept } = useStore(cart);
  const link = useCartLink();
  const { filling, retry } = link;
  const { missing, oldPrices } = useFreshLines();
  const { removed, restored, keep, close, undo } = useRemoved(items);
  const undoing = removed && (
    <Undo key={removed.item.slug} label={t.undo} undo={undo} close={close}>
      {t.removed} <ProductTitle>{removed.item.title}</ProductTitle>
    </Undo>
  );
  return (
    <section className="cart">
      <MainHeading level={headingLevel}>{t.heading}</MainHeading>
      <LinkNotices link={link} />
      {kept === 'memory' && (
        <p className="notice" role="status">
          {t.memory}
        </p>
      )}
      {filling && <Spinner />}
      {items.length === 0 && undoing}
      {items.length === 0 ? (
        !filling && !retry && <EmptyCart />
      ) : (
        <div className="columns">
          <ul className="lines">
            {items.map((item, at) => (
              <Fragment key={item.slug}>
                {removed?.at === at && <li>{undoing}</li>}
                <Line
                  item={item}
                  missing={missing.get(item.slug)}
                  oldPrice={oldPrices.get(item.slug)}
                  restored={item.slug === restored}
                  onRemoved={keep}
                />
              </Fragment>
            ))}
            {removed && removed.at >= items.length && <li>{undoing}</li>}
          </ul>
          <Totals items={items} orderable={items.some(({ slug }) => !missing.has(slug))} />
          <div className="sale-terms">
            <DeliveryTimes />
            <Assurances products={items} />
          </div>
        </div>
      )}
      <Notice />
    </section>
  );
}
