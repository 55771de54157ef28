import type { Product as Row } from '../../../demo/api/catalogue/product';
import { listProducts } from '../../../demo/api/catalogue/product-list';
import { readProductQuery } from '../../../demo/api/catalogue/product-query';
import { Serializer } from '../../../demo/api/catalogue/serializer';
import type { PictureAddresses } from '../../../demo/api/pictures/addresses';
import type { Product } from '../../../widgets/api/schemas';
import { type Shop, understand } from '../../../widgets/quick-order/understand';
import { catalogue } from '../content/demo-catalogue';

const pictures = {
  product: () => '',
  brand: () => '',
  productViews: () => [],
} as unknown as PictureAddresses;
const serializer = new Serializer('en', pictures);
const shaped = new Map<Row, Product>();
const shape = (row: Row) => {
  const product = shaped.get(row) ?? (serializer.product(row) as Product);
  shaped.set(row, product);
  return product;
};

/** The reference API's catalogue, asked without a network. */
export const shop: Shop = {
  async codes(keys) {
    const matches = await catalogue.resolve(keys);
    return new Map(matches.map(({ code, products }) => [code, products.map(shape)]));
  },
  async search(text) {
    const searched = await catalogue.search(text);
    const { items, total } = listProducts(catalogue, readProductQuery({ q: text, limit: '48' }), searched);
    const { guess, printers } = searched;
    return { products: items.map(shape), guess, printer: printers.length > 0, total };
  },
};

/** A list's rows as `state quantity code`, without the code where nothing is chosen. */
export async function readRows(text: string): Promise<string[]> {
  const { rows } = await understand(text, shop);
  return rows.map(({ state, quantity, product }) =>
    [state, quantity, product?.code].filter(part => part !== undefined).join(' '),
  );
}
