import { Trash2 } from 'lucide';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { productPath } from '../../addresses/shop-paths';
import { MAX_ORDER_PIECES } from '../../constants';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { fils } from '../../money';
import { Icon } from '../../pieces/icon';
import { Picture } from '../../pieces/picture';
import { Fit } from '../../pieces/product/fit';
import { ProductTitle } from '../../pieces/product/product-title';
import { Quantity } from '../../pieces/product/quantity';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItem } from '../../stores/cart';
import { messages } from './messages';
import { QuantityField } from './quantity-field';
import type { Missing } from './use-fresh-lines';
import { useLine } from './use-line';

interface Props {
  readonly item: CartItem;
  /** Why it can't be ordered now, where it can't. */
  readonly missing: Missing | undefined;
  /** What it cost when it was stored, where that was another price; KWD. */
  readonly oldPrice: string | undefined;
  /** Undo brought it back. */
  readonly restored: boolean;
  /** The shopper took it out. */
  onRemoved(item: CartItem): void;
}

/** One product of the cart; a change of another line does not draw it again. */
export const Line = memo(CartLine);

function CartLine({ item, missing, oldPrice, restored, onRemoved }: Props) {
  const t = useMessages(messages);
  const { set, remove } = useLine(item);
  const price = fils(item.price) ?? 0;
  const before = fils(oldPrice);
  const [faulty, setFaulty] = useState(false);
  const faultId = useId();
  const line = useRef<HTMLLIElement>(null);

  // Undo is gone, and so was this line: the focus goes where it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes back
  useEffect(() => {
    if (restored) line.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);

  const takeOut = () => {
    if (remove()) onRemoved(item);
  };
  return (
    <li ref={line} className="line" part="line">
      <Picture src={item.image} alt="" side={96} />
      <div className="what">
        <ShopLink to={productPath(item.slug)} part="title" className="title">
          <ProductTitle>{item.title}</ProductTitle>
        </ShopLink>
        <span className="each" part="price">
          {before !== undefined && (
            <>
              <span className="hidden">{t.oldPrice}</span> <s className="price">{money(before)}</s>{' '}
            </>
          )}
          <span className="price">{money(price)}</span>
        </span>
        {before !== undefined && (
          <span className="changed" role="status">
            {t.priceChanged}
          </span>
        )}
        <Fit product={item} />
        {missing && (
          <span className="gone" role="status">
            {t[missing]}
          </span>
        )}
        {item.quantity > MAX_ORDER_PIECES && (
          <span className="gone" role="status">
            {t.tooMany(count(MAX_ORDER_PIECES))}
          </span>
        )}
      </div>
      <button
        type="button"
        className="icon-button remove"
        aria-label={t.remove(item.title)}
        onClick={takeOut}
      >
        <Icon node={Trash2} />
      </button>
      <Quantity
        product={item}
        onRemove={takeOut}
        amount={
          <QuantityField
            quantity={item.quantity}
            set={set}
            faulty={faulty}
            setFaulty={setFaulty}
            faultId={faultId}
          />
        }
      />
      <strong className="sum">{money(price * item.quantity)}</strong>
      {faulty && (
        <p className="fault" role="alert" id={faultId}>
          {t.quantityFault}
        </p>
      )}
    </li>
  );
}
