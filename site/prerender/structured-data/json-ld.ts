import type { BreadcrumbList, FAQPage, ItemList, Product, Store, WebSite, WithContext } from 'schema-dts';
import { productPath } from '../../../widgets/addresses/shop-paths';
import { itemId } from '../../../widgets/data/item-id';
import type { Language } from '../../../widgets/locale/languages';
import { pathIn } from '../../common/address';
import { COUNTRY, CURRENCY } from './market';
import { type OfferTerms, WEEKDAYS } from './offer-terms';

/** Where structured data leads and in which language it speaks. */
export interface Site {
  readonly shop: string;
  readonly lang: Language;
}

const CONTEXT = 'https://schema.org';
const at = ({ shop, lang }: Site, path: string) => shop + pathIn(lang, path);
const organizationId = (shop: string) => `${shop}/#organization`;

/** The shop as a business that people can visit and call. */
export interface Business {
  readonly name: string;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly street: string;
  readonly city: string;
  /** Opening hours on each day of the week, `08:00`. */
  readonly opens: string;
  readonly closes: string;
  /** In degrees. */
  readonly geo: { readonly latitude: number; readonly longitude: number };
  /** From the cheapest product to the dearest, in words. */
  readonly priceRange: string;
  /** Its pages elsewhere. */
  readonly pages: readonly string[];
}

/** Who runs the shop, where it is and when it is open. */
export function organization(site: Site, business: Business): WithContext<Store> {
  return {
    '@context': CONTEXT,
    '@type': 'Store',
    '@id': organizationId(site.shop),
    name: business.name,
    url: site.shop,
    logo: `${site.shop}/icon.svg`,
    image: `${site.shop}/pictures/share.png`,
    telephone: business.phone,
    ...(business.email ? { email: business.email } : {}),
    currenciesAccepted: CURRENCY,
    priceRange: business.priceRange,
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    address: {
      '@type': 'PostalAddress',
      streetAddress: business.street,
      addressLocality: business.city,
      addressCountry: COUNTRY,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS,
      opens: business.opens,
      closes: business.closes,
    },
    sameAs: business.pages,
  };
}

/** The site as a whole. */
export function webSite(site: Site, name: string): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${site.shop}/#website`,
    name,
    url: at(site, '/'),
    inLanguage: site.lang,
    publisher: { '@id': organizationId(site.shop) },
  };
}

/** The way to a page: titles with their paths, the front page first. */
export function breadcrumbList(
  site: Site,
  crumbs: readonly (readonly [title: string, path: string])[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(site, path),
    })),
  };
}

/** A list of products, as it stands on a page. */
export function itemList(
  site: Site,
  products: readonly { readonly slug: string; readonly title: string }[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: at(site, productPath(slug)),
    })),
  };
}

/** What structured data says of a product. */
export interface ProductFacts {
  readonly slug: string;
  readonly title: string;
  /** Decimal KWD. */
  readonly price: string;
  readonly images: readonly string[];
  readonly description?: string | undefined;
  /** The maker's own. */
  readonly code?: string | undefined;
  readonly brand?: string | undefined;
  readonly color?: string | undefined;
  readonly inStock: boolean;
  /** What holds for the offer: until when, how it comes, how it goes back. */
  readonly terms: OfferTerms;
  readonly remanufactured: boolean;
  /** Full titles of the printers it fits. */
  readonly printers: readonly string[];
}

/** A product with its offer and the printers it is for. */
export function product(site: Site, facts: ProductFacts): WithContext<Product> {
  const url = at(site, productPath(facts.slug));
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: facts.title,
    image: facts.images,
    sku: itemId(facts.slug),
    ...(facts.description && { description: facts.description }),
    ...(facts.code && { mpn: facts.code }),
    ...(facts.brand && { brand: { '@type': 'Brand', name: facts.brand } }),
    ...(facts.color && { color: facts.color }),
    offers: {
      '@type': 'Offer',
      url,
      price: facts.price,
      priceCurrency: CURRENCY,
      availability: `${CONTEXT}/${facts.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/${facts.remanufactured ? 'RefurbishedCondition' : 'NewCondition'}`,
      seller: { '@id': organizationId(site.shop) },
      ...facts.terms,
    },
    ...(facts.printers.length > 0 && {
      // Of a product, even one inside, readers demand an offer of its own; a printer is here a model.
      isConsumableFor: facts.printers.map(printer => ({ '@type': 'ProductModel' as const, name: printer })),
    }),
  };
}

/** Questions that a page answers. */
export function faqPage(
  site: Site,
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    inLanguage: site.lang,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
