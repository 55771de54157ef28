import { useMessages } from '../../hooks/use-messages';
import { fils, money } from '../../money';
import { messages } from '../../pieces/messages/totals';
import type { KeptOrder } from '../../stores/placed-orders';

/** What an order came to, as the host said it then. */
export function Sums({ order }: { readonly order: Pick<KeptOrder, 'subtotal' | 'shipping' | 'total'> }) {
  const t = useMessages(messages);
  const shipping = fils(order.shipping) ?? 0;
  return (
    <table className="totals keep-together" part="totals">
      <tbody>
        <tr>
          <th scope="row">{t.subtotal}</th>
          <td>{money(fils(order.subtotal) ?? 0)}</td>
        </tr>
        <tr>
          <th scope="row">{t.shipping}</th>
          <td>{shipping === 0 ? t.free : money(shipping)}</td>
        </tr>
        <tr className="total">
          <th scope="row">{t.total}</th>
          <td>{money(fils(order.total) ?? 0)}</td>
        </tr>
      </tbody>
    </table>
  );
}
