import { Minus, Plus, ShoppingCart } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { useQuantity } from '../../hooks/use-quantity';
import { count } from '../../locale/number';
import { Icon } from '../icon';
import { messages } from '../messages/product-card';

/** Time in ms within which a press at the same place is the second of a double tap, meant for the button before. */
const DOUBLE_TAP = 400;
/** Way in px that a finger may move in between. */
const SAME_PLACE = 24;

interface Props {
  readonly product: Product;
  /** Shows the quantity, in place of its mere text. */
  readonly amount?: ReactNode;
  /** Words on the button that puts the first piece in the cart, instead of the usual ones. */
  readonly label?: ReactNode;
  /** Takes the last piece out, where that is more than one piece fewer. */
  readonly onRemove?: () => void;
}

/** 'Add to Cart' while the cart has none of a product, then minus, quantity and plus. */
export function Quantity({ product, amount, label, onRemove }: Props) {
  const t = useMessages(messages);
  const { quantity, add, decrease } = useQuantity(product);
  const control = useRef<HTMLDivElement>(null);
  const empty = quantity === 0;
  const pressed = useRef(false);
  /** When and where a press changed the control's shape. */
  const changed = useRef<readonly [time: number, place: number]>([0, 0]);

  // The pressed button is gone when the control changes its shape: the focus stays with the control.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is about the change alone
  useEffect(() => {
    if (pressed.current) control.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    pressed.current = false;
  }, [empty]);

  const press = (change: () => void, turns: boolean) => (event: MouseEvent) => {
    const { detail, timeStamp, clientX } = event;
    const [time, place] = changed.current;
    // A key is at no place.
    if (detail && timeStamp - time < DOUBLE_TAP && Math.abs(clientX - place) < SAME_PLACE) return;
    if (turns) changed.current = [timeStamp, clientX];
    pressed.current = turns;
    change();
  };

  const out = product.in_stock === false;
  return (
    <div className="quantity-control" ref={control}>
      {/* There before the first piece: a live text that comes with its number is not read out. */}
      <span className="hidden" aria-live="polite">
        {!empty && count(quantity)}
      </span>
      {empty ? (
        <button
          type="button"
          className="button button-primary add"
          part="add-to-cart"
          disabled={out}
          onClick={press(add, true)}
        >
          {!out && <Icon node={ShoppingCart} />}
          {out ? t.soldOut : (label ?? t.addToCart)}
        </button>
      ) : (
        <div className="quantity" part="quantity" role="group" aria-label={product.title}>
          <button
            type="button"
            aria-label={t.decrease}
            onClick={press(quantity === 1 && onRemove ? onRemove : decrease, quantity === 1)}
          >
            <Icon node={Minus} />
          </button>
          {amount ?? <span aria-hidden="true">{count(quantity)}</span>}
          <button type="button" aria-label={t.increase} onClick={press(add, false)}>
            <Icon node={Plus} />
          </button>
        </div>
      )}
    </div>
  );
}
