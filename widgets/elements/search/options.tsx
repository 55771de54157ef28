import { type MouseEvent, useEffect, useRef } from 'react';
import { productPath } from '../../addresses/shop-paths';
import type { Product } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { useSettings } from '../../hooks/use-settings';
import { Picture } from '../../pieces/picture';
import { isPlain } from '../../pieces/shop-link';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly results: readonly Product[];
  /** Index of the option that the arrow keys are at, or -1. */
  readonly active: number;
  choose(product: Product): void;
}

/** Path of a product's page. */

/** The results. Options are real links, so that one can be opened in a tab of its own. */
export function Options({ id, label, results, active, choose }: Props) {
  const settings = useSettings();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const press = (product: Product) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    choose(product);
  };

  return (
    <div
      ref={list}
      id={id}
      className="panel options"
      part="results"
      role="listbox"
      aria-label={label}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
    >
      {results.map((product, index) => (
        <a
          key={product.slug}
          id={`${id}-${index}`}
          className="option"
          part="option"
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={shopAddress(settings, productPath(product.slug))}
          onClick={press(product)}
        >
          <Picture src={product.image} alt="" side={44} />
          <span part="title">
            <bdi>{product.title}</bdi>
          </span>
        </a>
      ))}
    </div>
  );
}
