import { brandTile, productPicture } from '../../catalogue/pictures';
import type { BrandRow, Product } from '../catalogue/product';
import type { View } from './addresses';

/** A product's picture as SVG text. */
export function drawProduct(product: Product, view: View): string {
  return productPicture(
    {
      slug: product.slug,
      title: product.title,
      code: product.code,
      color: product.color,
      kind: product.kind,
      brand: product.brand.slug,
      category: product.category.slug,
      picture: { shape: product.pictureShape, color: product.pictureColor },
    },
    view,
  );
}

/** A brand's tile as SVG text. */
export function drawBrand(brand: BrandRow): string {
  return brandTile({ slug: brand.slug, title: brand.title });
}
