import { FREE_SHIPPING_OVER } from '../constants';
import { useMessages } from '../hooks/use-messages';
import { money } from '../money';
import { type CartItems, cartSubtotal, shippingFor } from '../stores/cart-lines';
import { messages } from './messages/totals';

/** Subtotal, shipping and total, and how much is missing for free shipping. */
export function TotalsTable({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const subtotal = cartSubtotal(items);
  const shipping = shippingFor(subtotal);
  return (
    <>
      <table className="totals" part="totals">
        <tbody>
          <tr>
            <th scope="row">{t.subtotal}</th>
            <td>{money(subtotal)}</td>
          </tr>
          <tr>
            <th scope="row">{t.shipping}</th>
            <td>{shipping === 0 ? t.free : money(shipping)}</td>
          </tr>
          <tr className="total">
            <th scope="row">{t.total}</th>
            <td>{money(subtotal + shipping)}</td>
          </tr>
        </tbody>
      </table>
      <TowardsFreeShipping subtotal={subtotal} />
    </>
  );
}

/** How much is missing for free shipping, as a sentence and as a bar. */
function TowardsFreeShipping({ subtotal }: { readonly subtotal: number }) {
  const t = useMessages(messages);
  const missing = FREE_SHIPPING_OVER - subtotal;
  return (
    <div className="towards screen-only" data-free={missing < 0}>
      <p>{missing < 0 ? t.reached : missing === 0 ? t.towardsLittle : t.towards(money(missing))}</p>
      <progress max={FREE_SHIPPING_OVER} value={Math.min(subtotal, FREE_SHIPPING_OVER)} aria-hidden="true" />
    </div>
  );
}
