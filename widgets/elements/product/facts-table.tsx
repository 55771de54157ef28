import type { ReactNode } from 'react';
import { brandPath } from '../../addresses/shop-paths';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { messages as cardMessages } from '../../pieces/messages/product-card';
import { costPerPage } from '../../pieces/product/product-facts';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

/** Everything known about a product, one row a fact. */
export function FactsTable({ product }: { readonly product: ProductDetail }) {
  const t = useMessages(messages);
  const words = useMessages(cardMessages);
  const { brand, kind, code, aliases, color, yield_pages } = product;
  const cost = costPerPage(product);
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t.brand, brand && <ShopLink to={brandPath(brand.slug)}>{brand.title}</ShopLink>],
    [t.code, code && <bdi>{code}</bdi>],
    [t.aliases, aliases?.length && <bdi>{aliases.join(', ')}</bdi>],
    [t.kind, kind && (words.kinds[kind] ?? kind)],
    [
      t.color,
      color && (
        <>
          <span className="ink" data-color={color} /> {words.colorName(color)}
        </>
      ),
    ],
    [t.yield, yield_pages && words.pages(count(yield_pages), yield_pages === 1)],
    [t.cost, cost && words.costPerPage(cost)],
    [t.availability, product.in_stock === false ? t.outOfStock : t.inStock],
  ];
  return (
    <section>
      <h2>{t.facts}</h2>
      <table className="facts-table" part="facts">
        <tbody>
          {rows
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
