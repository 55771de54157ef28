import * as v from 'valibot';
import type * as widgets from '../../../widgets/types';
import type { Language } from '../common/language';
import { toDecimal } from '../common/money';
import type { PictureAddresses } from '../pictures/addresses';
import { type BrandRow, type Product, titleIn } from './product';
import { address, count, decimal, printer, printerIn, titled, titledIn } from './response-fields';

// One statement of a product's fields: OpenAPI, the check of other hosts and the type of responses are made of it,
// and the compiler names each field that this file or the widgets' types lack.

/** A field for each of the widgets' type, and no other. */
type FieldsOf<Type> = Record<keyof Type, v.GenericSchema>;

const cardFields = {
  id: v.union([count, v.string()]),
  slug: v.string(),
  title: v.string(),
  image: address,
  price: decimal,
  regular_price: decimal,
  category: titled,
  brand: titled,
  offers: v.array(v.object({ title: v.string() })),
  code: v.string(),
  color: v.nullable(v.string()),
  kind: v.string(),
  yield_pages: v.nullable(count),
  in_stock: v.boolean(),
} satisfies FieldsOf<widgets.Product>;

/** A product as lists have it. */
export const productSchema = v.object(cardFields);

/** A product with its detail fields. */
export const productDetailSchema = v.object({
  ...cardFields,
  description: v.string(),
  images: v.array(address),
  devices: v.array(printer),
  aliases: v.pipe(v.array(v.string()), v.description('Codes of the same thing in other regions')),
} satisfies FieldsOf<widgets.ProductDetail>);

/** A product as lists have it. */
export function productResponse(
  product: Product,
  language: Language,
  pictures: PictureAddresses,
): v.InferOutput<typeof productSchema> {
  const offer = language === 'ar' ? product.offerAr : product.offer;
  return {
    id: product.id,
    slug: product.slug,
    title: titleIn(language, product),
    image: pictures.product(product.slug),
    price: toDecimal(product.price),
    regular_price: toDecimal(product.regularPrice),
    category: titledIn(language, product.category),
    brand: titledIn(language, product.brand),
    offers: offer === null ? [] : [{ title: offer }],
    code: product.code,
    color: product.color,
    kind: product.kind,
    yield_pages: product.yieldPages,
    in_stock: product.inStock,
  };
}

/** A product with its detail fields. */
export function productDetailResponse(
  product: Product,
  language: Language,
  pictures: PictureAddresses,
  brands: ReadonlyMap<string, BrandRow>,
): v.InferOutput<typeof productDetailSchema> {
  return {
    ...productResponse(product, language, pictures),
    description: language === 'ar' ? product.descriptionAr : product.description,
    images: pictures.productViews(product.slug),
    devices: product.devices.map(model => printerIn(language, model, brands)),
    aliases: product.aliases,
  };
}
