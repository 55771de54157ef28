import { brandPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { OWN_BRAND } from '../../widgets/data/own-brand';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import type { ContentOf } from '../content/loaders';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { listOfBrand } from '../list/brand-list';
import { useListQuery } from '../list/use-list-query';
import { WholeList } from '../list/whole-list';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { TextLinks } from '../parts/text-links';
import { NotFound } from './not-found';

/** Landing pages about a brand, by its slug. */
const GUIDES: Readonly<Record<string, string>> = {
  hp: '/hp-toner-supplier-in-kuwait',
  canon: '/canon-toner-supplier-in-kuwait',
  epson: '/epson-toner-supplier-in-kuwait',
  [OWN_BRAND]: '/tass-toners-in-kuwait',
};

/** What is for one brand's printers, or what that brand makes. */
export function Brand({ text: about, ...page }: PageProps & { readonly text: ContentOf<'brands'> }) {
  const { lang, path, params } = page;
  const slug = params.brand ?? '';
  const t = useSiteMessages();
  const { data } = useQuery(brands(useSettings()));
  const brand = data?.find(one => one.slug === slug);
  const text = slug === OWN_BRAND ? t.pages.brand.own : brand && t.pages.brand.of(brand.title);
  useHead(lang, path, text);
  // The grid's attributes change with it, so that it waits for the grid as they do.
  const [query] = useListQuery('tass-product-grid');
  const isMadeBy = slug !== OWN_BRAND && query.brand === slug;
  const guide = GUIDES[slug];
  const own = pathIn(lang, brandPath(slug));
  if (data && !brand) return <NotFound {...page} />;
  return (
    <div className="wrap page">
      <Breadcrumbs
        lang={lang}
        crumbs={[
          [t.links.brands, '/brand'],
          [brand?.title ?? '…', path],
        ]}
      />
      {text && <PageHeading title={text.heading} intro={about[slug] ?? text.intro} />}
      {brand && slug !== OWN_BRAND && (
        <ul className="list-choice">
          <li>
            <a className="button" href={own} aria-current={!isMadeBy}>
              {t.list.forBrand(brand.title)}
            </a>
          </li>
          <li>
            <a className="button" href={`${own}?brand=${slug}`} aria-current={isMadeBy}>
              {t.list.madeBy(brand.title)}
            </a>
          </li>
        </ul>
      )}
      {/* What the brand makes is a filter of its address, and not only for its own printers. */}
      <WholeList of={isMadeBy ? {} : listOfBrand(slug)} />
      {brand && guide && (
        <TextLinks lang={lang} links={[{ label: t.list.guide(brand.title), href: guide }]} />
      )}
    </div>
  );
}
