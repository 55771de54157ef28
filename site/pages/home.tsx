import { products } from '../../widgets/api/products';
import { HOME_PRODUCTS } from '../../widgets/constants';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { Spinner } from '../../widgets/pieces/spinner';
import type { PageProps } from '../common/types';
import { facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { Reveal } from '../parts/reveal';

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
