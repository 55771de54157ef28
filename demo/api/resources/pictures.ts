import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveCatalogue } from '../catalogue/live-catalogue';
import type { CachedResponse } from '../catalogue/response-cache';
import { Problem } from '../common/problems';
import { sendResponse } from '../http/send-response';
import { VIEWS, type View } from '../pictures/addresses';
import { drawBrand, drawProduct, pictureSubject } from '../pictures/draw';
import { Rasters } from '../pictures/rasters';
import type { Resources } from './resources';
import { pictureRoute } from './route-schemas';

/** Pictures change with the catalogue's drawings only: a day without asking, a week while asking. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
/** Bytes of pictures kept in memory. */
const CACHE_BYTES = 16 * 1024 * 1024;

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
};

type Subject = ReturnType<typeof pictureSubject>;

const drawn = pictureRoute('A drawing of the catalogue', TYPES.svg as string);
const raster = pictureRoute('A drawing of the catalogue, 800 × 800 px', TYPES.png as string);

/** `GET /pictures/…`: products and brands drawn from the catalogue, banners from their folder. */
export function pictures(app: FastifyInstance, { catalogue, bannerFolder }: Resources): void {
  const kept = new KeptPictures();
  const products = new ProductPictures(catalogue, kept);

  for (const [ending, schema] of [
    ['svg', drawn],
    ['png', raster],
  ] as const) {
    app.get<{ Params: { slug: string } }>(
      `/pictures/products/:slug.${ending}`,
      schema,
      async (request, reply) =>
        send(request, reply, await products[ending](request.params.slug, 'front'), ending),
    );
    app.get<{ Params: { slug: string; view: string } }>(
      `/pictures/products/:slug/:view.${ending}`,
      schema,
      async (request, reply) =>
        send(request, reply, await products[ending](request.params.slug, request.params.view), ending),
    );
  }

  app.get<{ Params: { slug: string } }>('/pictures/brands/:slug.svg', drawn, async (request, reply) => {
    const brand = (await catalogue.current()).brands.get(request.params.slug);
    if (!brand) throw new Problem('not-found');
    const picture = await kept.get(`brand ${brand.slug} ${brand.title}`, () => drawBrand(brand));
    return send(request, reply, picture, 'svg');
  });

  app.get<{ Params: { file: string } }>(
    '/pictures/banners/:file',
    pictureRoute('A banner', ...Object.values(TYPES)),
    async (request, reply) => {
      const { file } = request.params;
      const type = /^[\w-]+\.(webp|png|svg)$/.exec(file)?.[1];
      if (!type) throw new Problem('not-found');
      const picture = await kept.get(`banner ${file}`, () => readBanner(join(bannerFolder, file)));
      return send(request, reply, picture, type);
    },
  );
}

/** Pictures in memory, those not asked for longest the first to go. */
class KeptPictures {
  readonly #kept = new LRUCache<string, CachedResponse>({
    maxSize: CACHE_BYTES,
    // Its Brotli form is smaller than it.
    sizeCalculation: ({ body }, key) => 2 * (key.length + body.length),
  });

  /** The picture of a key, which is made where it is not there. */
  async get(key: string, make: () => string | Buffer | Promise<Buffer>): Promise<CachedResponse> {
    const there = this.#kept.get(key);
    if (there) return there;
    const body = Buffer.from(await make());
    const picture = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    this.#kept.set(key, picture);
    return picture;
  }
}

/** Products' pictures by slug and view; a rejection with `not-found` where there is no such one. */
class ProductPictures {
  readonly #catalogue: LiveCatalogue;
  readonly #kept: KeptPictures;
  readonly #rasters = new Rasters();

  constructor(catalogue: LiveCatalogue, kept: KeptPictures) {
    this.#catalogue = catalogue;
    this.#kept = kept;
  }

  async svg(slug: string, name: string): Promise<CachedResponse> {
    const { subject, view } = await this.#find(slug, name);
    return this.#drawn(subject, view);
  }

  /** Merchant feeds take no SVG. */
  async png(slug: string, name: string): Promise<CachedResponse> {
    const { subject, view } = await this.#find(slug, name);
    return this.#kept.get(`png ${view} ${JSON.stringify(subject)}`, async () =>
      this.#rasters.draw(String((await this.#drawn(subject, view)).body)),
    );
  }

  #drawn(subject: Subject, view: View): Promise<CachedResponse> {
    return this.#kept.get(`product ${view} ${JSON.stringify(subject)}`, () => drawProduct(subject, view));
  }

  async #find(slug: string, name: string): Promise<{ subject: Subject; view: View }> {
    const product = (await this.#catalogue.current()).bySlug(slug);
    const view = VIEWS.find(one => one === name);
    if (!product || !view) throw new Problem('not-found');
    return { subject: pictureSubject(product), view };
  }
}

async function readBanner(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (fault) {
    throw (fault as NodeJS.ErrnoException).code === 'ENOENT' ? new Problem('not-found') : fault;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, picture: CachedResponse, type: string) {
  reply.header('cache-control', CACHE);
  if (type === 'svg') reply.header('vary', 'Accept-Encoding');
  return sendResponse(request, reply, picture, TYPES[type] ?? 'application/octet-stream');
}
