import { Trash2 } from 'lucide';
import { productPath } from '../../addresses/shop-paths';
import { useQuantity } from '../../hooks/use-cart';
import { useMessages } from '../../hooks/use-messages';
import { fils, money } from '../../money';
import { Icon } from '../../pieces/icon';
import { Picture } from '../../pieces/picture';
import { Quantity } from '../../pieces/quantity';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItem } from '../../stores/cart';
import { messages } from './messages';

interface Props {
  readonly item: CartItem;
  /** The shop no longer sells it. */
  readonly gone: boolean;
}

/** One product of the cart. */
export function Line({ item, gone }: Props) {
  const t = useMessages(messages);
  const { remove } = useQuantity(item);
  const price = fils(item.price) ?? 0;
  return (
    <li className="line" part="line">
      <Picture src={item.image} alt="" side={96} />
      <div className="what">
        <ShopLink to={productPath(item.slug)} part="title" className="title">
          <bdi>{item.title}</bdi>
        </ShopLink>
        <span className="each" part="price">
          {money(price)}
        </span>
        {gone && (
          <span className="gone" role="status">
            {t.gone}
          </span>
        )}
      </div>
      <button type="button" className="icon-button remove" aria-label={t.remove(item.title)} onClick={remove}>
        <Icon node={Trash2} />
      </button>
      <Quantity product={item} />
      <strong className="sum">{money(price * item.quantity)}</strong>
    </li>
  );
}
