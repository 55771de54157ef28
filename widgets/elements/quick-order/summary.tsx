import { returnAddress } from '../../addresses/return-address';
import { isSecondClick } from '../../browser/second-click';
import { MAX_ORDER_LINES, MAX_QUANTITY } from '../../constants';
import { useHost } from '../../element/host';
import { money } from '../../format-money';
import { useCart } from '../../hooks/use-cart';
import { useCartAddress } from '../../hooks/use-cart-address';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { ShopLink } from '../../pieces/shop-link';
import { quantityOf } from '../../stores/cart';
import { added, addManyToCart } from '../../stores/cart-updates';
import { notify } from '../../stores/toasts';
import { saveCsv } from './csv-file';
import { isReady, type ListRow, openCells, priceOf } from './list-rows';
import { messages } from './messages';
import { ReturnButton, type ReturnTo } from './return-button';

interface Props {
  readonly rows: readonly ListRow[];
  readonly returnTo: ReturnTo;
  /** Told when all of it is in the cart. */
  onAdded(): void;
}

/** How much of the list is ready, what it costs, and the way on: to the cart or back to a purchasing system. */
export function Summary({ rows, returnTo, onAdded }: Props) {
  const t = useMessages(messages);
  const host = useHost();
  const emit = useEmit();
  const items = useCart();
  const cartAddress = useCartAddress(items, '/cart');
  const ready = rows.filter(isReady);
  const inStock = ready.filter(({ product }) => product.in_stock !== false);
  const open = rows.length - ready.length;
  const soldOut = ready.length - inStock.length;
  const choices = rows.filter(({ state }) => state === 'choice').length;
  const unknowns = rows.filter(({ state }) => state === 'unknown').length;
  const isInCart = inStock.some(({ product }) => quantityOf(items, product.slug) > 0);
  const lines = new Set([...items, ...inStock.map(({ product }) => product)].map(({ slug }) => slug)).size;

  const addAll = () => {
    let [after, cut] = [items, false];
    const wanted = inStock.filter(({ product, quantity }) => {
      const next = added(after, product, quantity);
      const now = quantityOf(next, product.slug);
      if (!emit('tass-add-to-cart', { product, quantity: now })) return false;
      cut ||= now < quantityOf(after, product.slug) + quantity;
      after = next;
      return true;
    });
    void addManyToCart(wanted);
    const left = [
      ...(soldOut > 0 ? [t.notAdded(count(soldOut))] : []),
      ...(cut ? [t.tooMany(count(MAX_QUANTITY))] : []),
    ];
    const text = [t.added(count(wanted.length)), ...left].join(' ');
    notify({ kind: left.length > 0 ? 'info' : 'success', text }, host);
    if (wanted.length === rows.length) onAdded();
  };
  const problemOf = ({ state, offered, gone }: ListRow) =>
    ({
      ok: t.noQuantity,
      choice: offered.length === 1 ? t.confirm : t.choose,
      unknown: gone ? t.gone : t.unknown,
    })[state];
  const download = () =>
    saveCsv([[t.line, t.quantity, t.problem], ...openCells(rows, problemOf)], 'open-lines');

  return (
    <div className="summary">
      <p role="status" className="state-line">
        <strong>{t.summary(count(inStock.length), count(rows.length))}</strong>
        {soldOut > 0 && <span>{t.soldOut(count(soldOut))}</span>}
        {choices > 0 && <span>{t.choices(count(choices))}</span>}
        {unknowns > 0 && <span>{t.unknowns(count(unknowns))}</span>}
      </p>
      <p className="sum">
        {t.sum} <strong>{money(inStock.reduce((sum, row) => sum + priceOf(row) * row.quantity, 0))}</strong>
      </p>
      <div className="actions">
        <ReturnButton rows={inStock} left={rows.length - inStock.length} to={returnTo} />
        <button
          type="button"
          className={
            returnAddress(returnTo.address ?? '', returnTo.hosts) ? 'button' : 'button button-primary'
          }
          disabled={inStock.length === 0}
          onClick={event => !isSecondClick(event) && addAll()}
        >
          {t.addAll}
        </button>
        {isInCart && (
          <ShopLink to={cartAddress} className="button">
            {t.viewCart}
          </ShopLink>
        )}
        {open > 0 && (
          <button type="button" className="button" onClick={download}>
            {t.faults}
          </button>
        )}
      </div>
      {lines > MAX_ORDER_LINES && <p className="hint">{t.orderLimit(count(MAX_ORDER_LINES))}</p>}
    </div>
  );
}
