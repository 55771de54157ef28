import { useState } from 'react';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { Picture } from '../../pieces/picture';
import { messages } from './messages';

/** The chosen picture large, all of them small under it. */
export function Gallery({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const pictures = product.images?.length ? product.images : [product.image];
  const [at, setAt] = useState(0);
  const offer = product.offers?.[0]?.title;
  return (
    <section className="gallery" aria-label={t.pictures}>
      <div className="tile">
        {offer && (
          <span className="offer" part="offer">
            <bdi>{offer}</bdi>
          </span>
        )}
        <Picture src={pictures[at] ?? pictures[0]} alt={product.title} side={640} lazy={false} main />
      </div>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t.picture(index + 1, pictures.length)}
                aria-current={index === at}
                onClick={() => setAt(index)}
              >
                <Picture src={picture} alt="" side={96} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
