import { Trash2 } from 'lucide';
import { memo, useEffect, useRef } from 'react';
import { productPath } from '../../addresses/shop-paths';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { ProductTitle } from '../../pieces/product/product-title';
import { ShopLink } from '../../pieces/shop-link';
import { Choices } from './choices';
import { isReady, type ListRow, priceOf, type RowChanges } from './list-rows';
import { messages } from './messages';
import { QuantityCell } from './quantity-cell';
import type { List } from './use-list';

interface Props {
  readonly row: ListRow;
  /** As it was when the row was drawn last. */
  readonly list: Pick<List, 'change' | 'remove' | 'restored'>;
}

function Row({ row, list: { change, remove, restored } }: Props) {
  const t = useMessages(messages);
  const { id, line, state, product, offered, quantity } = row;
  const goods = useRef<HTMLTableCellElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The pressed button is gone when another product, or the choice of one, takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is about the change alone
  useEffect(() => {
    if (pressed.current) goods.current?.querySelector<HTMLElement>('a, button')?.focus();
    pressed.current = false;
  }, [state]);
  // Undo is gone, and so was this row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes back
  useEffect(() => {
    if (restored === id) removeButton.current?.focus({ preventScroll: true });
  }, []);
  const changeGoods = (changes: RowChanges) => {
    pressed.current = true;
    change(id, changes);
  };
  return (
    <tr part="row" data-state={state}>
      <th scope="row" part="line" className="line" data-label={t.line}>
        <bdi>{line}</bdi>
      </th>
      <td part="product" className="product" data-label={t.product} ref={goods}>
        {state === 'ok' && product ? (
          <>
            <ShopLink to={productPath(product.slug)}>
              <ProductTitle>{product.title}</ProductTitle>
            </ShopLink>
            {product.in_stock === false && <span className="out">{t.outOfStock}</span>}
            {offered.length > 1 && (
              <button type="button" className="text-button" onClick={() => changeGoods({ state: 'choice' })}>
                {t.change}
              </button>
            )}
          </>
        ) : (
          <Choices row={row} choose={one => changeGoods({ state: 'ok', product: one })} />
        )}
      </td>
      <QuantityCell row={row} set={wanted => change(id, { quantity: wanted })} />
      <td part="price" className="number" data-label={t.price}>
        {state === 'ok' && product ? money(priceOf(row)) : ''}
      </td>
      <td className="number" data-label={t.total}>
        {isReady(row) ? <strong>{money(priceOf(row) * quantity)}</strong> : ''}
      </td>
      <td className="end">
        <button
          type="button"
          ref={removeButton}
          className="icon-button"
          aria-label={t.remove(line)}
          onClick={() => remove(id)}
        >
          <Icon node={Trash2} />
        </button>
      </td>
    </tr>
  );
}

/** One line of the list; drawn again only where it changed. */
export const TableRow = memo(Row, (before, now) => before.row === now.row);
