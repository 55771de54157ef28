import type { ReactNode } from 'react';
import type { ProductDetail } from '../../api/schemas';
import { useCopy } from '../../hooks/use-copy';
import { product as ar } from '../../locale/ar/product';
import { productCard as cardAr } from '../../locale/ar/product-card';
import { product as en } from '../../locale/en/product';
import { productCard as cardEn } from '../../locale/en/product-card';
import { count } from '../../locale/format';
import { costPerPage } from '../../pieces/product-facts';
import { ShopLink } from '../../pieces/shop-link';

/** Everything known about a product, one row a fact. */
export function FactsTable({ product }: { readonly product: ProductDetail }) {
  const t = useCopy(en, ar);
  const words = useCopy(cardEn, cardAr);
  const { brand, kind, code, color, yield_pages } = product;
  const cost = costPerPage(product);
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t.brand, brand && <ShopLink to={`/brands/${encodeURIComponent(brand.slug)}`}>{brand.title}</ShopLink>],
    [t.code, code && <bdi className="code">{code}</bdi>],
    [t.kind, kind && (words.kinds[kind] ?? kind)],
    [
      t.color,
      color && (
        <>
          <span className="ink" data-color={color} /> {words.color(color)}
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
