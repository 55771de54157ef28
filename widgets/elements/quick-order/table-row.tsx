import { Trash2 } from 'lucide';
import { memo } from 'react';
import { productPath } from '../../addresses/shop-paths';
import { MAX_QUANTITY } from '../../constants';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { Icon } from '../../pieces/icon';
import { ProductTitle } from '../../pieces/product-title';
import { ShopLink } from '../../pieces/shop-link';
import { Choices } from './choices';
import { isReady, type ListRow, priceOf } from './list-rows';
import { messages } from './messages';
import type { List } from './use-list';

interface Props extends Pick<List, 'change' | 'remove'> {
  readonly row: ListRow;
}

function Row({ row, change, remove }: Props) {
  const t = useMessages(messages);
  const { id, line, state, product, offered, quantity } = row;
  return (
    <tr part="row" data-state={state}>
      <th scope="row" part="line" className="line" data-label={t.line}>
        <bdi>{line}</bdi>
      </th>
      <td part="product" className="product" data-label={t.product}>
        {state === 'ok' && product ? (
          <>
            <ShopLink to={productPath(product.slug)}>
              <ProductTitle>{product.title}</ProductTitle>
            </ShopLink>
            {product.in_stock === false && <span className="out">{t.outOfStock}</span>}
            {offered.length > 1 && (
              <button type="button" className="text-button" onClick={() => change(id, { state: 'choice' })}>
                {t.change}
              </button>
            )}
          </>
        ) : (
          <Choices row={row} choose={one => change(id, { state: 'ok', product: one })} />
        )}
      </td>
      <td className="amount" data-label={t.quantity}>
        <input
          part="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          aria-label={`${t.quantity}: ${line}`}
          aria-invalid={quantity < 1}
          value={quantity || ''}
          onInput={event => change(id, { quantity: wholeIn(event.currentTarget.value) })}
        />
        {quantity < 1 && <span className="out">{t.noQuantity}</span>}
        {row.cut && <span className="out">{t.tooMany(count(MAX_QUANTITY))}</span>}
      </td>
      <td part="price" className="number" data-label={t.price}>
        {state === 'ok' && product ? money(priceOf(row)) : ''}
      </td>
      <td className="number" data-label={t.total}>
        {isReady(row) ? <strong>{money(priceOf(row) * quantity)}</strong> : ''}
      </td>
      <td className="end">
        <button type="button" className="icon-button" aria-label={t.remove(line)} onClick={() => remove(id)}>
          <Icon node={Trash2} />
        </button>
      </td>
    </tr>
  );
}

/** The quantity typed; 0 for what is none. */
function wholeIn(text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : 0;
}

/** One line of the list; drawn again only where it changed. */
export const TableRow = memo(Row, (before, now) => before.row === now.row);
