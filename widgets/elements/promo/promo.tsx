import { brandPath } from '../../addresses/shop-paths';
import { shopPicture } from '../../api/shop-address';
import { OWN_BRAND } from '../../data/own-brand';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

export function Promo() {
  const t = useMessages(messages);
  const settings = useSettings();
  return (
    <section className="promo">
      <div className="words">
        <h2 part="heading">{t.headline}</h2>
        <p>{t.tagline}</p>
        <ShopLink to={brandPath(OWN_BRAND)} className="button button-primary">
          <slot name="button">{t.action}</slot>
        </ShopLink>
      </div>
      <img
        className="toner"
        part="image"
        src={shopPicture(settings, 'promo-toner.svg')}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
      />
    </section>
  );
}
