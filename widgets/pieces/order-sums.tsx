import { useMessages } from '../hooks/use-messages';
import { fils, money } from '../money';
import type { KeptOrder } from '../stores/placed-orders';
import { messages } from './messages/totals';

/** What an order came to, as far as the host said it then. */
export function OrderSums({ order }: { readonly order: Pick<KeptOrder, 'subtotal' | 'shipping' | 'total'> }) {
  const t = useMessages(messages);
  const [subtotal, shipping] = [fils(order.subtotal), fils(order.shipping)];
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
          <td>{money(fils(order.total) ?? 0)}</td>
        </tr>
      </tbody>
    </table>
  );
}
