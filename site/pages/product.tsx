import { product } from '../../widgets/api/products';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { Crumb, PageProps } from '../common/types';
import { categoryPath } from '../content/categories';
import { facts } from '../content/facts';
import { useSiteMessages } from '../content/messages';
import { useHead } from '../head/head';
import { usePageMetadata } from '../head/page-metadata';
import { Breadcrumbs } from '../parts/breadcrumbs';
import { NotFound } from './not-found';

/** One product. The element shows it; the page says what it is and what to do where there is none. */
export function Product(page: PageProps) {
  const { lang, path, params } = page;
  const slug = params.slug ?? '';
  const t = useSiteMessages();
  const { data } = useQuery(product(useSettings(), slug));
  usePageMetadata('product', data ?? undefined);
  useHead(
    lang,
    path,
    data ? { ...t.pages.product.of({ ...data, brand: data.brand?.title }), type: 'product' } : undefined,
  );
  if (data === null) return <NotFound {...page} />;
  const category = data?.category;
  const place = category && categoryPath(category.slug);
  const crumbs: Crumb[] = [
    ...(category && place ? [[category.title, place] as const] : []),
    [data?.title ?? '…', path],
  ];
  return (
    <div className="wrap page">
      <Breadcrumbs lang={lang} crumbs={crumbs} />
      <tass-product slug={slug} email={facts.email} />
    </div>
  );
}
