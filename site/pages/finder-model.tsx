import { finderPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { models } from '../../widgets/api/models';
import { products } from '../../widgets/api/products';
import { cached } from '../../widgets/api/query-cache';
import { MAX_PRODUCTS_PER_PAGE } from '../../widgets/constants';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { usePageMetadata } from '../head/page-metadata';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { PrinterFinder } from '../parts/printer-finder';
import { NotFound } from './not-found';

/** What fits one printer. */
export function FinderModel(page: PageProps) {
  const { lang, path, params } = page;
  const { brand: brandSlug = '', model: modelSlug = '' } = params;
  const t = useSiteMessages();
  const settings = useSettings();
  const brand = useQuery(brands(settings)).data?.find(one => one.slug === brandSlug);
  const { data: printers } = useQuery(models(settings, brandSlug, { answer: null }));
  const printer = printers?.find(one => one.slug === modelSlug);
  // The finder asks for them.
  const fitting = cached(products(settings, { device: modelSlug, limit: MAX_PRODUCTS_PER_PAGE, page: 1 }));
  usePageMetadata('list', fitting?.items);
  const text = brand && printer && t.pages.finder.model(brand.title, printer.title);
  useHead(lang, path, text);
  if (printers === null || (printers && !printer)) return <NotFound {...page} />;
  return (
    <div className="wrap page">
      <Breadcrumbs
        lang={lang}
        crumbs={[
          [t.links.finder, finderPath()],
          [brand?.title ?? '…', finderPath(brandSlug)],
          [printer?.title ?? '…', path],
        ]}
      />
      {text && <PageHeading title={text.heading} intro={text.intro} />}
      <PrinterFinder brand={brandSlug} model={modelSlug} />
    </div>
  );
}
