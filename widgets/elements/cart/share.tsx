import { cartAddress, listAddress } from '../../api/shop-address';
import { useHost } from '../../element/host';
import { useCopy } from '../../hooks/use-copy';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { ShopLink } from '../../pieces/shop-link';
import type { CartItems } from '../../stores/cart';
import { notify } from '../../stores/toasts';
import { messages } from './messages';
import { whatsappOrder } from './whatsapp-order';

/** Other ways for a cart to go: as a WhatsApp message, a quote, a link. */
export function Share({ items }: { readonly items: CartItems }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const host = useHost();
  const copy = useCopy();
  const chat = whatsappOrder(settings, items, t.whatsapp);
  const quote = listAddress(settings, '/quote', items);
  const link = cartAddress(settings, items);
  return (
    <div className="share">
      {chat && (
        <a
          className="button"
          href={chat}
          target="_blank"
          rel="noopener"
          onClick={() => notify({ kind: 'info', text: t.opened }, host)}
        >
          {t.order}
        </a>
      )}
      {quote && (
        <ShopLink to={quote} className="button">
          {t.quote}
        </ShopLink>
      )}
      {link && (
        <button type="button" className="button" onClick={() => void copy(link, t.copied, t.denied)}>
          {t.copy}
        </button>
      )}
    </div>
  );
}
