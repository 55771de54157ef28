import type { Product } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { messages as productMessages } from '../../pieces/messages/product-card';
import { Picture } from '../../pieces/picture';
import { Price } from '../../pieces/price';
import { messages } from './messages';

/** A product in the list: picture, title with its code in bold, kind, stock and price. */
export function ProductRow({ product }: { readonly product: Product }) {
  const t = useMessages(messages);
  const { kinds, outOfStock } = useMessages(productMessages);
  const { title, code, kind, in_stock } = product;
  const at = code ? title.indexOf(code) : -1;
  const facts = [
    kind && (kinds[kind] ?? kind),
    in_stock !== undefined && (in_stock ? t.inStock : outOfStock),
  ].filter(Boolean);
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
              </b>{' '}
            </>
          )}
          {facts.join(' · ')}
        </span>
      </span>{' '}
      <Price price={product.price} />
    </>
  );
}
