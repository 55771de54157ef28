import { FREE_SHIPPING_OVER } from '../../constants';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { fils } from '../../money';
import { type CartItems, cartSubtotal } from '../../stores/cart-lines';
import { orderTotal, shippingFor } from '../../stores/order-total';
import type { KeptOrder } from '../../stores/placed-orders';
import { messages } from '../messages/totals';

interface CartTotalsProps {
  readonly items: CartItems;
  /** In fils, where the host has named another one than the rule's: nobody knows then when it is free. */
  readonly shipping?: number | undefined;
}

/** What a cart comes to, and how much is missing for free shipping. */
export function CartTotals({ items, shipping }: CartTotalsProps) {
  const subtotal = cartSubtotal(items);
  return (
    <>
      <TotalsTable
        subtotal={subtotal}
        shipping={shipping ?? shippingFor(subtotal)}
        total={orderTotal(items, shipping)}
      />
      {shipping === undefined && <TowardsFreeShipping subtotal={subtotal} />}
    </>
  );
}

/** How much is missing for free shipping, as a sentence and as a bar. */
function TowardsFreeShipping({ subtotal }: { readonly subtotal: number }) {
  const t = useMessages(messages);
  const missing = FREE_SHIPPING_OVER - subtotal;
  const sentence = () => {
    if (missing < 0) return t.reached;
    return missing === 0 ? t.towardsLittle : t.towards(money(missing));
  };
  return (
    <div className="towards screen-only" data-free={missing < 0}>
      <p>{sentence()}</p>
      <progress max={FREE_SHIPPING_OVER} value={Math.min(subtotal, FREE_SHIPPING_OVER)} aria-hidden="true" />
    </div>
  );
}

/** What an order came to, as far as the host said it then. */
export function OrderTotals({
  order,
}: {
  readonly order: Pick<KeptOrder, 'subtotal' | 'shipping' | 'total'>;
}) {
  return (
    <TotalsTable
      subtotal={fils(order.subtotal)}
      shipping={fils(order.shipping)}
      total={fils(order.total) ?? 0}
    />
  );
}

/** All in fils; what is undefined has no row. */
interface Props {
  readonly subtotal: number | undefined;
  readonly shipping: number | undefined;
  readonly total: number;
}

/** Subtotal, shipping and total of a cart or an order. */
function TotalsTable({ subtotal, shipping, total }: Props) {
  const t = useMessages(messages);
  return (
    <table className="totals keep-together" part="totals">
      <tbody>
        {subtotal !== undefined && (
          <tr>
            <th scope="row">{t.subtotal}</th>
            <td>{money(subtotal)}</td>
          </tr>
        )}
        {shipping !== undefined && (
          <tr>
            <th scope="row">{t.shipping}</th>
            <td>{shipping === 0 ? t.free : money(shipping)}</td>
          </tr>
        )}
        <tr className="total">
          <th scope="row">{t.total}</th>
          <td>{money(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
