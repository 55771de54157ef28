import type { BrandRow, Product } from '../catalogue/product';
import type { View } from './addresses';

interface Drawings {
  productPicture(product: object, view: View): string;
  brandTile(brand: { slug: string; title: string }): string;
}

const module = '../../catalogue/pictures/index';
const drawings: Drawings | null = await import(module).catch(() => null);

/** A product's picture as SVG text. */
export function drawProduct(product: Product, view: View): string {
  const subject = {
    slug: product.slug,
    title: product.title,
    code: product.code,
    color: product.color,
    kind: product.kind,
    brand: product.brand.slug,
    category: product.category.slug,
    picture: { shape: product.pictureShape, color: product.pictureColor },
  };
  return drawings?.productPicture(subject, view) ?? plain(product.code);
}

/** A brand's tile as SVG text. */
export function drawBrand(brand: BrandRow): string {
  return drawings?.brandTile({ slug: brand.slug, title: brand.title }) ?? plain(brand.title);
}

function plain(text: string): string {
  const safe = text.replace(/[<>&"]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#eef2f4"/><text x="200" y="210" font-family="sans-serif" font-size="32" text-anchor="middle">${safe}</text></svg>`;
}
