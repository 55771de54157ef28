import { mailAddress } from '../../addresses/mail';
import { safeAddress } from '../../addresses/safe-address';
import { productPath } from '../../addresses/shop-paths';
import type { ProductDetail } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { fils } from '../../money';
import { AskOnWhatsApp } from '../../pieces/order/ask-on-whats-app';
import { ProductTitle } from '../../pieces/product/product-title';
import { Quantity } from '../../pieces/product/quantity';
import { ShopLink } from '../../pieces/shop-link';
import css from './out-of-stock.css';
import { messages } from './out-of-stock-messages';
import { useAlternatives } from './use-alternatives';

export interface Props {
  readonly product: ProductDetail;
  /** Mail address of the shop; undefined where the page names none. */
  readonly email: string | undefined;
}

/** What to do about a product that is out of stock: be told when it is back, or take another one that prints the same. */
function OutOfStock({ product, email }: Props) {
  const t = useMessages(messages);
  const settings = useSettings();
  const products = useAlternatives(product);
  const instead = products.find(({ slug, in_stock }) => slug !== product.slug && in_stock !== false);
  const address = shopAddress(settings, productPath(product.slug)) ?? '';
  const wish = t.tellMeMessage(product.title, address);
  const mail = email && safeAddress(mailAddress(email, product.title, wish), 'contact');
  return (
    <div className="out-of-stock">
      {instead && (
        <div className="instead">
          <p>{t.instead}</p>
          <ShopLink to={productPath(instead.slug)}>
            <ProductTitle>{instead.title}</ProductTitle>
          </ShopLink>
          <strong>{money(fils(instead.price) ?? 0)}</strong>
          <Quantity product={instead} />
        </div>
      )}
      {(mail || settings.whatsapp) && (
        <>
          <p>{t.tellMe}</p>
          <p className="requests">
            <AskOnWhatsApp message={wish} label={t.byWhatsApp} />
            {mail && (
              <a className="button" href={mail}>
                {t.byMail}
              </a>
            )}
          </p>
        </>
      )}
    </div>
  );
}

export default { component: OutOfStock, styles: [css] };
