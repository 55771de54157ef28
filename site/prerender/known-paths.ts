import { matchRoute } from '../app/routes';

/** Whether a path without the language's prefix is a page of the site. Those of the catalogue are asked of the API. */
export async function isPage(api: string, path: string): Promise<boolean> {
  const match = matchRoute(path);
  if (!match) return false;
  const { slug, brand, model } = match.params;
  if (slug) return answers(api, `/products/${encodeURIComponent(slug)}`);
  if (!brand) return true;
  if (!(await slugsOf(api, '/products/brands')).has(brand)) return false;
  if (match.route.pattern.startsWith('/brands/')) return true;
  const models = await slugsOf(api, `/products/brands/${encodeURIComponent(brand)}/models`);
  return model ? models.has(model) : models.size > 0;
}

async function answers(api: string, path: string): Promise<boolean> {
  const { ok, status } = await request(api, path);
  if (!ok && status !== 404) throw new Error(`The API answered ${status} for ${path}.`);
  return ok;
}

async function slugsOf(api: string, path: string): Promise<ReadonlySet<string>> {
  const answer = await request(api, path);
  if (answer.status === 404) return new Set();
  if (!answer.ok) throw new Error(`The API answered ${answer.status} for ${path}.`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return new Set(data.map(({ slug }) => slug));
}

const request = (api: string, path: string) =>
  fetch(`${api}/api/v2${path}`, { signal: AbortSignal.timeout(10_000) });
