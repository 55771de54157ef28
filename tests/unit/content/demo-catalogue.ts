import { Catalogue } from '../../../demo/api/catalogue/catalogue';
import { listProducts } from '../../../demo/api/catalogue/product-list';
import { readProductQuery } from '../../../demo/api/catalogue/product-query';
import { productRow } from '../../../demo/api/database/seed';
import type { GridSelection } from '../../../site/content/types';
import { readCatalogue } from '../../helpers/catalogue';

export const { brands, categories, models, products } = readCatalogue();

export const catalogue = new Catalogue({
  brands: brands.map((brand, position) => ({ ...brand, titleAr: brand.title_ar, position })),
  categories: categories.map((category, position) => ({
    ...category,
    titleAr: category.title_ar,
    position,
  })),
  models: models.map((model, position) => ({ ...model, position })),
  promotions: [],
});
for (const product of products) catalogue.put(productRow({ ...product }));

/** Titles of what a grid shows first, and how many there are, as the API would answer. */
export async function shown({
  query,
  ...selection
}: GridSelection): Promise<{ titles: string[]; total: number }> {
  const asked = readProductQuery({ ...selection, q: query });
  const searched = asked.q === null ? null : await catalogue.search(asked.q);
  const { items, total } = listProducts(catalogue, asked, searched);
  return { titles: items.map(({ title }) => title), total };
}
