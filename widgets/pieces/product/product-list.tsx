import { type ReactNode, useMemo, useRef } from 'react';
import type { ProductPage } from '../../api/products';
import type { Product } from '../../api/schemas';
import { nextFrame } from '../../browser/next-frame';
import { useBatches } from '../../hooks/use-batches';
import { useMessages } from '../../hooks/use-messages';
import { messages as commonMessages } from '../../locale/common';
import { messages } from '../messages/product-list';
import { Pager } from '../pager';
import { State } from '../state';
import { CardPlaceholder } from './card-placeholder';
import { ProductCard } from './product-card';
import { useCardTemplate } from './use-card-template';

interface Props {
  /** Undefined while loading. */
  readonly answer: ProductPage | undefined;
  readonly page: number;
  /** Products asked for on one page, and so the number of placeholders. */
  readonly limit: number;
  /** Turns the page; without it there is no pager. */
  readonly turn?: ((page: number) => void) | undefined;
  /** Shown where the first page has no products. */
  readonly empty: ReactNode;
}

/** A card that is not drawn again while its list grows. */
function Card({ product, lazy }: { readonly product: Product; readonly lazy: boolean }) {
  return useMemo(() => <ProductCard product={product} lazy={lazy} />, [product, lazy]);
}

/** Cards whose pictures a page that the list is the subject of shows at first. */
const EAGER_CARDS = 4;

interface CardsProps {
  readonly products: readonly Product[];
  /** How many pictures load at once; the rest load when they come near. */
  readonly eager: number;
  /** Whether the page draws them with a card of its own. */
  readonly own: boolean;
}

function Cards({ products, eager, own }: CardsProps) {
  const drawn = useBatches(products.length);
  const waiting = <CardPlaceholder />;
  const cardOf = (product: Product, index: number) => {
    if (own) return <slot name={`card-${product.slug}`}>{waiting}</slot>;
    return index < drawn ? <Card product={product} lazy={index >= eager} /> : <div className="card" />;
  };
  return products.map((product, index) => <li key={product.slug}>{cardOf(product, index)}</li>);
}

/** Products as cards, grey cards until they come, and the pager. */
export function ProductList({ answer, page, limit, turn, empty }: Props) {
  const t = useMessages(messages);
  const { loading } = useMessages(commonMessages);
  const list = useRef<HTMLUListElement>(null);
  const own = useCardTemplate(answer?.items);
  const turnTo = async (to: number) => {
    // The press is shown first: another page's cards take a slow phone a tenth of a second.
    await nextFrame();
    // Whoever turns the page reads on from its top.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
    turn?.(to);
  };

  if (answer?.items.length === 0 && page === 1) return empty;
  return (
    <>
      {answer?.items.length === 0 ? (
        <State
          kind="empty"
          slot="end"
          title={t.end}
          text={t.endText}
          action={t.back}
          onAction={() => void turnTo(1)}
        />
      ) : (
        <ul
          className="products"
          ref={list}
          tabIndex={-1}
          aria-busy={!answer}
          aria-label={answer ? undefined : loading}
        >
          {answer ? (
            <Cards
              key={`${page} ${answer.items[0]?.slug}`}
              products={answer.items}
              // One that can't be turned is a section among others, mostly below the first view.
              eager={turn ? EAGER_CARDS : 0}
              own={own}
            />
          ) : (
            Array.from({ length: limit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <li key={index}>
                <CardPlaceholder />
              </li>
            ))
          )}
        </ul>
      )}
      {turn && <Pager page={page} limit={limit} answer={answer} turn={to => void turnTo(to)} />}
    </>
  );
}
