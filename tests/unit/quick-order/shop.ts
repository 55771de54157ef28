import type { Product as Row } from '../../../demo/api/catalogue/product';
import { Shapes } from '../../../demo/api/catalogue/shapes';
import type { PictureAddresses } from '../../../demo/api/pictures/addresses';
import type { Product } from '../../../widgets/api/schemas';
import type { Shop } from '../../../widgets/quick-order/understand';
import { catalogue } from '../content/shelf';

const pictures = {
  product: () => '',
  brand: () => '',
  productViews: () => [],
} as unknown as PictureAddresses;
const shapes = new Shapes('en', pictures);
const shaped = new Map<Row, Product>();
const shape = (row: Row) => {
  const product = shaped.get(row) ?? (shapes.product(row) as Product);
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
    const { products, scores, guess, printers } = await catalogue.search(text);
    const order = products
      .map((row, at) => ({ row, score: scores[at] ?? 0 }))
      .sort((a, b) => b.score - a.score);
    return {
      products: order.slice(0, 48).map(({ row }) => shape(row)),
      guess,
      printer: printers.length > 0,
      total: products.length,
    };
  },
};
