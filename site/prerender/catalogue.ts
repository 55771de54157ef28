import { MAX_PRODUCTS_PER_PAGE } from '../../widgets/constants';
import type { Catalogue } from './addresses';
import { responseError } from './responses/rate-limit';

/** Reads all products, brands and models that pages are made of. Throws one sentence, as ApiError, when the API refuses. */
export async function readCatalogue(api: string): Promise<Catalogue> {
  const brands = await read<{ data: { slug: string }[] }>(api, '/products/brands');
  const models = new Map<string, { slug: string }[]>();
  for (const { slug } of brands.data) {
    const { data } = await read<{ data: { slug: string }[] }>(
      api,
      `/products/brands/${encodeURIComponent(slug)}/models`,
    );
    models.set(slug, data);
  }
  return { products: await readProducts(api), brands: brands.data, models };
}

async function readProducts(api: string): Promise<{ slug: string }[]> {
  const found: { slug: string }[] = [];
  for (let page = 1; ; page++) {
    const { data } = await read<{ data: { items: { slug: string }[]; total: number } }>(
      api,
      `/products?limit=${MAX_PRODUCTS_PER_PAGE}&page=${page}`,
    );
    found.push(...data.items);
    if (data.items.length < MAX_PRODUCTS_PER_PAGE) return found;
  }
}

async function read<Answer>(api: string, path: string): Promise<Answer> {
  const address = `${api}/api/v2${path}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw responseError(answer, address);
  return (await answer.json()) as Answer;
}
