import type { Product } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { messages as productMessages } from '../messages/product-card';
import { messages } from '../messages/search-options';
import { Picture } from '../picture';
import { Fit } from '../product/fit';
import { Price } from '../product/price';

/** A product in the list: picture, title with its code in bold, kind, stock and price. */
export function SearchRow({ product }: { readonly product: Product }) {
  const t = useMessages(messages);
  const { kinds, soldOut } = useMessages(productMessages);
  const { title, code, kind, in_stock } = product;
  const at = code ? title.indexOf(code) : -1;
  const facts = [kind && (kinds[kind] ?? kind), in_stock !== undefined && (in_stock ? t.inStock : soldOut)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Picture src={product.image} alt="" side={44} />
      <span className="about">
        <span part="title">
          <bdi>
            {code && at >= 0 ? (
              <>
                {title.slice(0, at)}
                <b>{code}</b>
                {title.slice(at + code.length)}
              </>
            ) : (
              title
            )}
          </bdi>
        </span>{' '}
        <span className="facts" data-out={in_stock === false}>
          {code && at < 0 && (
            <>
              <b>
                <bdi>{code}</bdi>
              </b>
              {facts && ' · '}
            </>
          )}
          {facts}
        </span>
        <Fit product={product} />
      </span>{' '}
      <Price price={product.price} />
    </>
  );
}
