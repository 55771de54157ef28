import { escapeText } from '../../../widgets/server/escape';
import { COUNTRY } from '../structured-data/market';
import type { MerchantItem } from './merchant-item';

/** What the feed says of the shop. */
interface Channel {
  readonly title: string;
  readonly link: string;
  readonly description: string;
}

const CONSUMABLES =
  'Electronics > Print, Copy, Scan & Fax > Printer, Copier & Fax Machine Accessories > Printer Consumables';

/** Categories of the shop as Google's taxonomy names them. */
const TAXONOMY: Readonly<Record<string, string>> = {
  toners: `${CONSUMABLES} > Toner & Inkjet Cartridges`,
  inks: `${CONSUMABLES} > Toner & Inkjet Cartridges`,
  'remanufactured-toners': `${CONSUMABLES} > Toner & Inkjet Cartridges`,
  'drum-units': `${CONSUMABLES} > Printer Drums & Drum Kits`,
  'ribbon-cartridges': `${CONSUMABLES} > Printer Ribbons`,
  'label-tapes': 'Office Supplies > General Office Supplies > Labels & Tags > Label Tapes & Refill Rolls',
  paper: 'Office Supplies > General Office Supplies > Paper Products > Printer & Copier Paper',
};

/** Fields of Google's product data specification, in its names; one without a value is left out. */
function fields(item: MerchantItem): readonly (readonly [name: string, value: string | undefined])[] {
  const isKnown = item.brand !== undefined && item.mpn !== undefined;
  return [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.image],
    ...item.moreImages.map(image => ['additional_image_link', image] as const),
    ['availability', item.inStock ? 'in_stock' : 'out_of_stock'],
    ['price', item.price],
    ['sale_price', item.salePrice],
    ['condition', item.isRefurbished ? 'refurbished' : 'new'],
    ['brand', item.brand],
    ['mpn', item.mpn],
    ['identifier_exists', isKnown ? undefined : 'no'],
    ['color', item.color],
    ['google_product_category', TAXONOMY[item.category?.slug ?? ''] ?? CONSUMABLES],
    ['product_type', item.category?.title],
  ];
}

const element = (name: string, value: string) => `<g:${name}>${escapeText(value)}</g:${name}>`;

function itemXml(item: MerchantItem): string {
  const own = fields(item).map(([name, value]) => (value ? element(name, value) : ''));
  const shipping = element('country', COUNTRY) + element('price', item.shipping);
  return `<item>${own.join('')}<g:shipping>${shipping}</g:shipping></item>`;
}

/** The catalogue as RSS 2.0 with the fields of Google Merchant Center, an item a line. */
export function googleFeed({ title, link, description }: Channel, items: readonly MerchantItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeText(title)}</title><link>${escapeText(link)}</link>`,
    `<description>${escapeText(description)}</description>`,
    ...items.map(itemXml),
    '</channel></rss>',
    '',
  ].join('\n');
}
