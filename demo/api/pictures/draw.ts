import { brandTile, productPicture } from '../../catalogue/pictures';
import type { View } from './addresses';

type Subject = Parameters<typeof productPicture>[0];

/** All of a product that its picture shows; two products alike in it have the same picture. */
interface Pictured extends Omit<Subject, 'brand' | 'category' | 'picture'> {
  brand: { slug: string };
  category: { slug: string };
  pictureShape: string;
  pictureColor: string;
}

export function pictureSubject(product: Pictured): Subject {
  const { slug, title, code, color, kind, brand, category } = product;
  const picture = { shape: product.pictureShape, color: product.pictureColor };
  return { slug, title, code, color, kind, brand: brand.slug, category: category.slug, picture };
}

/** A product's picture as SVG text. */
export function drawProduct(subject: Subject, view: View): string {
  return productPicture(subject, view);
}

/** A brand's tile as SVG text. */
export function drawBrand({ slug, title }: { slug: string; title: string }): string {
  return brandTile({ slug, title });
}
