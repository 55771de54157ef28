import { productPath } from '../../../widgets/addresses/shop-paths';
import { itemId } from '../../../widgets/data/item-id';
import { makerCode } from '../../../widgets/data/maker-code';
import type { Language } from '../../../widgets/locale/languages';
import { decimal, fils } from '../../../widgets/money';
import { shippingFor } from '../../../widgets/stores/order-total';
import type { ProductDetail } from '../../../widgets/types';
import { pathIn } from '../../common/address';
import { CURRENCY } from '../structured-data/market';

/** Most characters that feeds take of each text, and most pictures besides the first (Google's product data specification). */
const MAX = { title: 150, description: 5000, brand: 70, mpn: 70, color: 40, pictures: 10 };

/** A product as feeds for merchants speak of it, whatever their format. Money is `18.500 KWD`. */
export interface MerchantItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly image: string;
  readonly moreImages: readonly string[];
  readonly inStock: boolean;
  readonly price: string;
  /** What is asked now, where `price` is what was asked before. */
  readonly salePrice?: string | undefined;
  readonly brand?: string | undefined;
  /** The maker's code; a cartridge made in another's stead has none of its own. */
  readonly mpn?: string | undefined;
  readonly isRefurbished: boolean;
  readonly color?: string | undefined;
  readonly category?: { readonly slug: string; readonly title: string } | undefined;
  readonly shipping: string;
}

/** Feeds take no SVG: a host that draws its pictures so has each as PNG beside it. */
const raster = (address: string) => address.replace(/\.svg$/, '.png');

/** A text as feeds take it: one line, without what XML has no room for, and no character cut in two. */
const plain = (text: string, most: number) =>
  [...text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff\s]+/gu, ' ').trim()].slice(0, most).join('');

const price = (amount: number) => `${decimal(amount)} ${CURRENCY}`;

const plainOr = (text: string | undefined, most: number) => plain(text ?? '', most) || undefined;

/** A product of the catalogue for feeds; undefined for one that feeds don't take: without picture or price. */
export function merchantItem(shop: string, lang: Language, product: ProductDetail): MerchantItem | undefined {
  const { slug, image, regular_price: regular } = product;
  const now = fils(product.price);
  if (!image || !now) return undefined;
  const before = fils(regular) ?? 0;
  const isReduced = before > now;
  return {
    id: itemId(slug),
    title: plain(product.title, MAX.title),
    description: plain(product.description || product.title, MAX.description),
    link: shop + pathIn(lang, productPath(slug)),
    image: raster(image),
    moreImages: (product.images ?? [])
      .filter(other => other !== image)
      .slice(0, MAX.pictures)
      .map(raster),
    inStock: product.in_stock !== false,
    price: price(isReduced ? before : now),
    salePrice: isReduced ? price(now) : undefined,
    brand: plainOr(product.brand?.title, MAX.brand),
    mpn: plainOr(makerCode(product), MAX.mpn),
    isRefurbished: product.kind === 'remanufactured',
    color: plainOr(product.color, MAX.color),
    category: product.category,
    shipping: price(shippingFor(now)),
  };
}
