import { type ReactNode, useRef } from 'react';
import type { ProductPage } from '../api/products';
import { useMessages } from '../hooks/use-messages';
import { messages as commonMessages } from '../locale/common';
import { CardPlaceholder } from './card-placeholder';
import { messages } from './messages/product-list';
import { Pager } from './pager';
import { ProductCard } from './product-card';
import { State } from './state';
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

/** Products as cards, grey cards until they come, and the pager. */
export function ProductList({ answer, page, limit, turn, empty }: Props) {
  const t = useMessages(messages);
  const { loading } = useMessages(commonMessages);
  const list = useRef<HTMLUListElement>(null);
  const own = useCardTemplate(answer?.items);
  const turnTo = (to: number) => {
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
          onAction={() => turnTo(1)}
        />
      ) : (
        <ul
          className="products"
          ref={list}
          tabIndex={-1}
          aria-busy={!answer}
          aria-label={answer ? undefined : loading}
        >
          {answer
            ? answer.items.map((product, index) => (
                <li key={product.slug}>
                  {own ? (
                    <slot name={`card-${product.slug}`}>
                      <CardPlaceholder />
                    </slot>
                  ) : (
                    <ProductCard product={product} lazy={index > 3} />
                  )}
                </li>
              ))
            : Array.from({ length: limit }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <li key={index}>
                  <CardPlaceholder />
                </li>
              ))}
        </ul>
      )}
      {turn && <Pager page={page} limit={limit} answer={answer} turn={turnTo} />}
    </>
  );
}
