import { shopPicture } from '../../api/address';
import { useCopy } from '../../hooks/use-copy';
import { useSettings } from '../../hooks/use-settings';
import { promo as ar } from '../../locale/ar/promo';
import { promo as en } from '../../locale/en/promo';
import { ShopLink } from '../../pieces/shop-link';

export function Promo() {
  const t = useCopy(en, ar);
  const settings = useSettings();
  return (
    <section className="promo">
      <div className="words">
        <h2 part="heading">{t.headline}</h2>
        <p>{t.tagline}</p>
        <ShopLink to="/brands/tass" className="button button-primary">
          {t.action}
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
