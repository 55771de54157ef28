import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import type { CartItems } from '../../stores/cart';
import { notify } from '../../stores/toasts';
import { BrandIcon } from '../brand-icon';
import { messages as productMessages } from '../messages/product-card';
import { messages } from '../messages/whatsapp-order';
import { whatsAppMark } from './whats-app-mark';
import { whatsappOrder } from './whatsapp-order';

/** Opens WhatsApp with the cart as a message; nothing where the page names no number. */
export function OrderByWhatsApp({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const { kinds } = useMessages(productMessages);
  const settings = useSettings();
  const host = useHost();
  const chat = whatsappOrder(settings, items, { ...t, kinds });
  if (!chat) return null;
  return (
    <a
      className="button ask"
      href={chat}
      target="_blank"
      rel="noopener"
      onClick={() => notify({ kind: 'info', text: t.whatsAppOpened }, host)}
    >
      <BrandIcon mark={whatsAppMark} />
      {t.order}
    </a>
  );
}
