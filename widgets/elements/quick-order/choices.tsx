import { useEffect, useRef, useState } from 'react';
import type { Product } from '../../api/schemas';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { fils } from '../../money';
import { ProductTitle } from '../../pieces/product/product-title';
import type { ListRow } from './list-rows';
import { messages } from './messages';

/** Choices shown before 'more' is pressed. */
const MAX_SHOWN = 3;

interface Props {
  readonly row: ListRow;
  choose(product: Product): void;
}

/** What the line may mean, to be pressed; or that nothing was found. */
export function Choices({ row: { state, offered, gone }, choose }: Props) {
  const t = useMessages(messages);
  const [all, showAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (all) list.current?.querySelectorAll('button')[MAX_SHOWN]?.focus();
  }, [all]);
  if (offered.length === 0) return <span className="out">{gone ? t.gone : t.unknown}</span>;
  const question = offered.length === 1 ? t.confirm : t.choose;
  const shown = all ? offered : offered.slice(0, MAX_SHOWN);
  return (
    <div className="choices" ref={list}>
      <span className={state === 'choice' ? 'ask' : 'out'}>{state === 'choice' ? question : t.near}</span>
      {shown.map(product => (
        <button
          key={product.slug}
          type="button"
          part="choice"
          className="button choice"
          data-slug={product.slug}
          onClick={() => choose(product)}
        >
          <ProductTitle>{product.title}</ProductTitle>
          <span>{money(fils(product.price) ?? 0)}</span>
        </button>
      ))}
      {shown.length < offered.length && (
        <button type="button" className="text-button" onClick={() => showAll(true)}>
          {t.more(count(offered.length - shown.length))}
        </button>
      )}
    </div>
  );
}
