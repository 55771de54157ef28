import { productPath } from '../../addresses/shop-paths';
import { money } from '../../format-money';
import { useCart } from '../../hooks/use-cart';
import { useCartAddress } from '../../hooks/use-cart-address';
import { useMessages } from '../../hooks/use-messages';
import { fils } from '../../money';
import { ChangedPrice } from '../../pieces/product/changed-price';
import { Quantity } from '../../pieces/product/quantity';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';
import type { MissingLine, Reordering } from './use-reorder';

/** What 'Order again' put into the cart, and what it could not. */
export function Reordered({ outcome }: { readonly outcome: Reordering }) {
  const t = useMessages(messages);
  const to = useCartAddress(useCart(), '/cart');
  if (outcome === 'failed')
    return (
      <p className="notice" data-kind="error">
        {t.failed}
      </p>
    );
  const { added, missing, changed } = outcome;
  return (
    <div className="reordered">
      <p className="notice" data-kind={added > 0 ? 'success' : 'error'}>
        {added > 0 ? t.added(added) : t.nothingAdded}
        {added > 0 && <ShopLink to={to}>{t.toCart}</ShopLink>}
      </p>
      {changed.length > 0 && (
        <div className="changed">
          <p>{t.changed}</p>
          <ul>
            {changed.map(change => (
              <ChangedPrice key={change.title} {...change} />
            ))}
          </ul>
        </div>
      )}
      {missing.map(one => (
        <Missing key={one.line.slug} missing={one} />
      ))}
    </div>
  );
}

function Missing({ missing: { line, reason, others } }: { readonly missing: MissingLine }) {
  const t = useMessages(messages);
  return (
    <div className="missing">
      <p>
        {t[reason]} <bdi>{line.title}</bdi>
        {others.length > 0 && `. ${t.instead}:`}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(product => (
            <li key={product.slug} className="other">
              <ShopLink to={productPath(product.slug)}>
                <bdi>{product.title}</bdi>
              </ShopLink>
              <span>{money(fils(product.price) ?? 0)}</span>
              <Quantity product={product} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
