import { brands } from '../../widgets/api/brands';
import { models } from '../../widgets/api/models';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { groupBySeries } from '../../widgets/pieces/product/model-series';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { PageHeading } from '../parts/page-heading';
import { PrinterFinder } from '../parts/printer-finder';
import { NotFound } from './not-found';

/** The finder for one brand, and all its printers as links. */
export function FinderBrand(page: PageProps) {
  const { lang, path, params } = page;
  const slug = params.brand ?? '';
  const t = useSiteMessages();
  const settings = useSettings();
  const brand = useQuery(brands(settings)).data?.find(one => one.slug === slug);
  const { data: printers } = useQuery(models(settings, slug, { answer: null }));
  const text = brand && t.pages.finder.brand(brand.title);
  useHead(lang, path, text);
  if (printers === null || printers?.length === 0) return <NotFound {...page} />;
  return (
    <div className="wrap page">
      <Breadcrumbs
        lang={lang}
        crumbs={[
          [t.links.finder, '/ink-toner-finder'],
          [brand?.title ?? '…', path],
        ]}
      />
      {text && <PageHeading title={text.heading} intro={text.intro} />}
      <PrinterFinder brand={slug} />
      <nav className="directory" aria-labelledby="printers">
        <h2 id="printers">{brand && t.pages.finder.printers(brand.title)}</h2>
        {groupBySeries(printers ?? []).map(series => (
          <section key={series.name}>
            {series.name && <h3>{series.name}</h3>}
            <ul>
              {series.models.map(printer => (
                <li key={printer.slug}>
                  <a href={pathIn(lang, `${path}/${printer.slug}`)}>
                    <bdi>{printer.title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
