import { RETURN_DAYS } from '../../../widgets/data/sale-terms';
import { COUNTRY } from '../structured-data/market';
import type { MerchantItem } from './merchant-item';

/** Who sells, as OpenAI's feed has it. */
interface Seller {
  readonly name: string;
  readonly url: string;
  readonly returns: string;
  readonly privacy: string;
}

/** Fields of OpenAI's product feed specification, in its names. Buying happens in the shop. */
const fields = (seller: Seller, item: MerchantItem) => ({
  is_eligible_search: true,
  is_eligible_checkout: false,
  item_id: item.id,
  group_id: item.id,
  listing_has_variations: false,
  title: item.title,
  description: item.description,
  url: item.link,
  image_url: item.image,
  ...(item.moreImages.length > 0 && { additional_image_urls: item.moreImages.join(',') }),
  // Its field must be there; goods of no brand are the seller's.
  brand: item.brand ?? seller.name,
  ...(item.mpn && { mpn: item.mpn }),
  condition: item.isRefurbished ? 'refurbished' : 'new',
  ...(item.category && { product_category: item.category.title }),
  ...(item.color && { color: item.color }),
  price: item.price,
  ...(item.salePrice && { sale_price: item.salePrice }),
  availability: item.inStock ? 'in_stock' : 'out_of_stock',
  shipping_price: `${COUNTRY}:::${item.shipping}`,
  seller_name: seller.name,
  seller_url: seller.url,
  seller_tos: seller.returns,
  seller_privacy_policy: seller.privacy,
  return_policy: seller.returns,
  accepts_returns: true,
  return_deadline_in_days: RETURN_DAYS,
  store_country: COUNTRY,
  target_countries: COUNTRY,
});

/**
 * The catalogue for OpenAI's product search, a JSON object a line, in the flat form of its file upload. The nested form with a
 * header of feed and account ids is for merchants that OpenAI has given such ids.
 */
export const openAiFeed = (seller: Seller, items: readonly MerchantItem[]): string =>
  items.map(item => `${JSON.stringify(fields(seller, item))}\n`).join('');
