import { products } from '../../widgets/api/products';
import { HOME_PRODUCTS } from '../../widgets/constants';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { Spinner } from '../../widgets/pieces/spinner';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import { shopCategories } from '../content/categories';
import { facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { Directory } from '../parts/directory';
import { Reveal } from '../parts/reveal';
import { SavedPrinterLinks } from '../parts/saved-printer-links';

/** The front page. Each section stands alone: one whose call fails takes no other with it. */
export function Home({ lang, path }: PageProps) {
  const messages = useSiteMessages();
  const t = messages.home;
  useHead(lang, path, messages.pages.home);
  return (
    <>
      <HomeSpinner />
      <tass-hero facebook={facts.facebook} instagram={facts.instagram} phone={facts.phone} />
      <tass-printer-showcase />
      <div className="wrap home-sections">
        <SavedPrinterLinks lang={lang} />
        <Reveal>
          <tass-benefits />
        </Reveal>
        <Reveal>
          <tass-product-grid
            highlight={t.newly.highlight}
            heading={t.newly.heading}
            filter="new"
            limit={HOME_PRODUCTS}
            view-more="/new-products"
          />
        </Reveal>
        <Reveal>
          <tass-banner-carousel />
        </Reveal>
        <Reveal>
          <tass-product-grid
            highlight={t.top.highlight}
            heading={t.top.heading}
            filter="top"
            limit={HOME_PRODUCTS}
            view-more="/top-products"
          />
        </Reveal>
        <Reveal>
          <tass-brand-marquee />
        </Reveal>
        <Reveal>
          <tass-promo />
        </Reveal>
        <Directory
          lang={lang}
          id="home-categories"
          heading={t.categories}
          links={shopCategories.map(({ slug, path: href }) => ({ label: messages.categories[slug], href }))}
        />
        <section className="home-office">
          <div>
            <h2>{t.office.title}</h2>
            <p>{t.office.text}</p>
          </div>
          <a className="button" href={pathIn(lang, '/quick-order')}>
            {messages.links.quickOrder}
          </a>
          <a className="button" href={pathIn(lang, '/b2b')}>
            {messages.links.b2b}
          </a>
        </section>
      </div>
    </>
  );
}

/** Covers the page until both lists have come or failed; the grids share these calls. */
function HomeSpinner() {
  const settings = useSettings();
  const newly = useQuery(products(settings, { filter: 'new', limit: HOME_PRODUCTS, page: 1 }));
  const top = useQuery(products(settings, { filter: 'top', limit: HOME_PRODUCTS, page: 1 }));
  const loading = newly.status === 'loading' || top.status === 'loading';
  return loading ? (
    <div className="cover">
      <Spinner />
    </div>
  ) : null;
}
