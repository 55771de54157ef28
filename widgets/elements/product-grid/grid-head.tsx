import { ArrowRight } from 'lucide';
import { safeAddress } from '../../addresses/safe-address';
import { brandPath } from '../../addresses/shop-paths';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import type { attributes } from './attributes';
import { messages } from './messages';

/** Logo row, heading and 'View More', as far as the attributes ask for them. */
export function GridHead({ brand, brandLogo, heading, highlight, viewMore }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const logo = safeAddress(brandLogo, 'image');
  return (
    <>
      {logo && (
        <div className="logo-row">
          <img src={logo} alt={brand ?? ''} width="112" height="56" />
          {brand && (
            <ShopLink to={brandPath(brand)} className="button">
              {t.viewAll}
            </ShopLink>
          )}
        </div>
      )}
      <div className="head">
        {(heading || highlight) && (
          <h2 part="heading">
            {highlight && <mark>{highlight}</mark>} {heading}
          </h2>
        )}
        <div className="actions">
          <slot name="extra" />
          {viewMore && (
            <ShopLink to={viewMore} className="button">
              <slot name="button">{t.viewMore}</slot>
              <Icon node={ArrowRight} mirrored />
            </ShopLink>
          )}
        </div>
      </div>
    </>
  );
}
