import { brandPath, finderPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { makesPrinters } from '../../widgets/data/own-brand';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { PageProps } from '../common/types';
import { shopCategories } from '../content/categories';
import { landingPages } from '../content/landing-pages';
import type { ContentOf } from '../content/loaders';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { Directory } from '../parts/directory';
import { PageHeading } from '../parts/page-heading';

/** The shop's own pages, in the order of the header and the footer. */
const SHOP = [
  ['/', 'home'],
  ['/brand', 'brands'],
  ['/ink-toner-finder', 'finder'],
  ['/new-products', 'newProducts'],
  ['/top-products', 'topProducts'],
  ['/quick-order', 'quickOrder'],
  ['/printers', 'printers'],
  ['/orders', 'orders'],
  ['/b2b', 'b2b'],
  ['/contact-us', 'contact'],
  ['/privacy-policy', 'privacy'],
  ['/tnc', 'terms'],
] as const;

/** Every part of the shop on one page. */
export function Sitemap({
  lang,
  path,
  text: labels,
}: PageProps & { readonly text: ContentOf<'landing-links'> }) {
  const t = useSiteMessages();
  const { heading, intro } = t.pages.sitemap;
  useHead(lang, path, t.pages.sitemap);
  const list = useQuery(brands(useSettings())).data ?? [];
  const categories = shopCategories.map(({ slug, path }) => ({ label: t.categories[slug], href: path }));
  const isCategory = new Set(shopCategories.map(category => category.path as string));
  const guideLinks = landingPages
    .filter(page => !isCategory.has(page.path))
    .map(page => ({ label: labels[page.slug] ?? page.slug, href: page.path }));
  return (
    <div className="wrap page">
      <PageHeading title={heading} intro={intro} />
      <Directory
        lang={lang}
        id="shop"
        heading={t.sitemap.shop}
        links={SHOP.map(([href, name]) => ({ label: t.links[name], href }))}
      />
      <Directory lang={lang} id="categories" heading={t.sitemap.categories} links={categories} />
      <Directory
        lang={lang}
        id="brands"
        heading={t.sitemap.brands}
        links={list.map(({ slug, title }) => ({ label: title, href: brandPath(slug) }))}
      />
      <Directory
        lang={lang}
        id="printers"
        heading={t.sitemap.finder}
        links={list
          .filter(makesPrinters)
          .map(({ slug, title }) => ({ label: title, href: finderPath(slug) }))}
      />
      <Directory lang={lang} id="guides" heading={t.sitemap.guides} links={guideLinks} />
    </div>
  );
}
