import { ShoppingCart } from 'lucide';
import { useState } from 'react';
import { isSecondClick } from '../../browser/second-click';
import { percentSaved } from '../../data/percent-saved';
import { money } from '../../format-money';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { messages as cardMessages } from '../../pieces/messages/product-card';
import { cart, quantityOf } from '../../stores/cart';
import { addManyToCart } from '../../stores/cart-updates';
import { messages } from './by-slot-messages';
import type { CompleteSet } from './slots';

interface Props {
  readonly sets: readonly CompleteSet[];
  /** Told which set the shopper put in the cart. */
  added(set: CompleteSet): void;
}

/** A button for each kind that can be had whole, with its price and what that saves against the original. */
export function CompleteSets({ sets, added }: Props) {
  const t = useMessages(messages);
  const { kinds } = useMessages(cardMessages);
  const emit = useEmit();
  const [count, setCount] = useState(0);
  const original = sets.find(({ kind }) => kind === 'original')?.total ?? 0;

  const add = (set: CompleteSet) => {
    const { items } = cart.getState();
    const lines = set.products
      .filter(product => emit('tass-add-to-cart', { product, quantity: quantityOf(items, product.slug) + 1 }))
      .map(product => ({ product, quantity: 1 }));
    addManyToCart(lines);
    added(set);
    setCount(lines.length);
  };

  return (
    <section className="sets" part="sets" aria-labelledby="sets">
      <h4 id="sets">{t.sets}</h4>
      <ul>
        {sets.map(set => (
          <li key={set.kind}>
            <span className="kind" data-kind={set.kind}>
              {kinds[set.kind]}
            </span>
            <span className="amount">
              <span className="price">{money(set.total)}</span>
              {set.total < original && (
                <span className="saving">{t.setSaves(percentSaved(set.total, original))}</span>
              )}
            </span>
            <button
              type="button"
              className="button"
              part="add-set"
              onClick={event => !isSecondClick(event) && add(set)}
            >
              <Icon node={ShoppingCart} />
              {t.addSet(set.kind)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{count > 0 && t.setAdded(count)}</p>
    </section>
  );
}
