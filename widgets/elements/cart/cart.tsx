import { useCart } from '../../hooks/use-cart';
import { useCopy } from '../../hooks/use-copy';
import { useStore } from '../../hooks/use-store';
import { cart as ar } from '../../locale/ar/cart';
import { common as commonAr } from '../../locale/ar/common';
import { cart as en } from '../../locale/en/cart';
import { common as commonEn } from '../../locale/en/common';
import { EmptyCart } from '../../pieces/empty-cart';
import { Notice } from '../../pieces/notice';
import { Spinner } from '../../pieces/spinner';
import { cart } from '../../stores/cart';
import { Line } from './line';
import { Totals } from './totals';
import { useCartLink } from './use-cart-link';
import { useFreshLines } from './use-fresh-lines';

export function Cart() {
  const t = useCopy(en, ar);
  const common = useCopy(commonEn, commonAr);
  const items = useCart();
  const { kept } = useStore(cart);
  const { filling, unknown, retry } = useCartLink();
  const gone = useFreshLines();
  return (
    <section className="cart">
      <h1 part="heading">{t.heading}</h1>
      {unknown.length > 0 && (
        <p className="notice" role="status">
          {t.unknown} <bdi>{unknown.join(', ')}</bdi>
        </p>
      )}
      {retry && !filling && (
        <p className="notice" role="alert">
          {t.notLoaded}{' '}
          <button type="button" className="button" onClick={retry}>
            {common.retry}
          </button>
        </p>
      )}
      {kept === 'memory' && (
        <p className="notice" role="status">
          {t.memory}
        </p>
      )}
      {filling && <Spinner />}
      {items.length === 0 ? (
        !filling &&
        !retry && (
          <slot name="empty">
            <EmptyCart />
          </slot>
        )
      ) : (
        <div className="columns">
          <ul className="lines">
            {items.map(item => (
              <Line key={item.slug} item={item} gone={gone.has(item.slug)} />
            ))}
          </ul>
          <Totals items={items} />
        </div>
      )}
      <Notice />
    </section>
  );
}
