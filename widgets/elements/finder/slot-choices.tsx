import type { MouseEvent } from 'react';
import { productPath } from '../../addresses/shop-paths';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { messages as cardMessages } from '../../pieces/messages/product-card';
import { Picture } from '../../pieces/picture';
import { Price } from '../../pieces/product/price';
import { ProductFacts } from '../../pieces/product/product-facts';
import { ProductTitle } from '../../pieces/product/product-title';
import { Quantity } from '../../pieces/product/quantity';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './by-slot-messages';
import { type Choice, isInStock, type Slot } from './slots';

interface Props {
  readonly slot: Slot;
  /** Slug of the chosen product. */
  readonly chosen: string | undefined;
  choose(slug: string): void;
}

/** The products that go to one place of the printer, side by side; the chosen one can be put in the cart. */
export function SlotChoices({ slot, chosen, choose }: Props) {
  const t = useMessages(messages);
  const { colorName } = useMessages(cardMessages);
  const name = t.slot(slot.category, slot.color && colorName(slot.color));
  return (
    <section className="slot" part="slot">
      <h4>
        {slot.color && <span className="ink" data-color={slot.color} />}
        {name}
      </h4>
      <div className="choices" role="radiogroup" aria-label={name}>
        {slot.choices.map(choice => (
          <SlotChoice
            key={choice.product.slug}
            choice={choice}
            group={slot.key}
            checked={choice.product.slug === chosen}
            choose={() => choose(choice.product.slug)}
          />
        ))}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  /** Name that the radio buttons of one slot share. */
  readonly group: string;
  readonly checked: boolean;
  choose(): void;
}

function SlotChoice({ choice: { product, size, saving, best }, group, checked, choose }: ChoiceProps) {
  const t = useMessages(messages);
  const { soldOut } = useMessages(cardMessages);
  const emit = useEmit();
  const inStock = isInStock(product);
  const select = (event: MouseEvent) => {
    if (!emit('tass-select', { product })) event.preventDefault();
  };
  return (
    <article className="slot-choice" part="card" data-out={!inStock}>
      <label>
        <input type="radio" name={group} aria-label={product.title} checked={checked} onChange={choose} />
        <Picture src={product.image} alt="" side={56} />
      </label>
      {best && <strong className="best">{t.best}</strong>}
      <ShopLink to={productPath(product.slug)} className="choice-title" part="title" onClick={select}>
        <ProductTitle>{product.title}</ProductTitle>
      </ShopLink>
      {size && <span className="size">{t[size]}</span>}
      <ProductFacts product={product} />
      {saving && <span className="saving">{t.saves(saving)}</span>}
      {/* The chosen one's button says so. */}
      {!checked && !inStock && <span className="size">{soldOut}</span>}
      <p className="prices">
        <Price price={product.price} regular={product.regular_price} />
      </p>
      {checked && <Quantity product={product} />}
    </article>
  );
}
