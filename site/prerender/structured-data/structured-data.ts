import { makerCode } from '../../../widgets/data/maker-code';
import type { ProductDetail } from '../../../widgets/types';
import { facts } from '../../content/facts';
import type { PageMetadata } from '../../head/page-metadata';
import { breadcrumbList, faqPage, itemList, organization, product, type Site, webSite } from './json-ld';
import { offerTerms } from './offer-terms';

/** Pages that speak of the shop itself. */
const ABOUT_SHOP = ['/', '/contact-us'];

/** Structured data of a page, from where it stands and what it noted. `now` in ms since 1970. */
export function structuredData(
  site: Site,
  path: string,
  { crumbs, questions, list, product: shown }: PageMetadata,
  now = Date.now(),
): object[] {
  const about = ABOUT_SHOP.includes(path) ? [organization(site, business(site))] : [];
  return [
    ...about,
    ...(path === '/' ? [webSite(site, facts.name[site.lang])] : []),
    ...(crumbs ? [breadcrumbList(site, crumbs)] : []),
    ...(questions?.length ? [faqPage(site, questions)] : []),
    ...(list?.length ? [itemList(site, list)] : []),
    ...(shown
      ? [
          product(site, {
            ...shown,
            images: picturesOf(shown),
            description: shown.description,
            code: makerCode(shown),
            brand: shown.brand?.title,
            color: shown.color ?? undefined,
            inStock: shown.in_stock !== false,
            terms: offerTerms(shown.price, now),
            remanufactured: shown.kind === 'remanufactured',
            printers: (shown.devices ?? []).map(({ title, brand }) =>
              `${brand?.title ?? ''} ${title}`.trim(),
            ),
          }),
        ]
      : []),
  ];
}

/** All pictures of a product; the one that lists show where its page has no others. */
function picturesOf({ images, image }: ProductDetail): readonly string[] {
  if (images?.length) return images;
  return image ? [image] : [];
}

function business({ lang }: Site) {
  const { street, city } = facts.address[lang];
  return {
    name: facts.name[lang],
    phone: facts.phone,
    email: facts.email,
    street,
    city,
    ...facts.hours,
    geo: facts.geo,
    priceRange: facts.priceRange,
    pages: [facts.facebook, facts.instagram],
  };
}
