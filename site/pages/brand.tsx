import { brands } from '../../widgets/api/brands';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { PageProps } from '../common/types';
import type { ContentOf } from '../content/loaders';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { WholeList } from '../list/whole-list';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { NotFound } from './not-found';

/** Slug of the shop's own brand. */
const OWN = 'tass';

/** All products of one brand. */
export function Brand({ text: about, ...page }: PageProps & { readonly text: ContentOf<'brands'> }) {
  const { lang, path, params } = page;
  const slug = params.brand ?? '';
  const t = useSiteMessages();
  const { data } = useQuery(brands(useSettings()));
  const brand = data?.find(one => one.slug === slug);
  const text = slug === OWN ? t.pages.brand.own : brand && t.pages.brand.of(brand.title);
  useHead(lang, path, text);
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
      <WholeList of={{ brand: slug }} />
    </div>
  );
}
