import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Product } from '../catalogue/product';
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

const drawn = pictureRoute('A drawing of the catalogue', TYPES.svg as string);
const raster = pictureRoute('A drawing of the catalogue, 800 × 800 px', TYPES.png as string);

/** Its Brotli form is smaller than it. */
const sizeOf = ({ body }: CachedResponse, key: string) => 2 * (key.length + body.length);

/** `GET /pictures/…`: products and brands drawn from the catalogue, banners from their folder. */
export function pictures(app: FastifyInstance, { catalogue: live, bannerFolder }: Resources): void {
  const kept = new LRUCache<string, CachedResponse>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });
  const rasters = new Rasters();

  function keep(key: string, drawing: string | Buffer): CachedResponse {
    const body = Buffer.from(drawing);
    const picture = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    kept.set(key, picture);
    return picture;
  }

  function pictureOf(product: Product, view: View): CachedResponse {
    const subject = pictureSubject(product);
    const key = `product ${view} ${JSON.stringify(subject)}`;
    return kept.get(key) ?? keep(key, drawProduct(subject, view));
  }

  /** The product and the view that an address names. */
  async function find(slug: string, name: string): Promise<[product: Product, view: View]> {
    const product = (await live.current()).bySlug(slug);
    const view = VIEWS.find(one => one === name);
    if (!product || !view) throw new Problem('not-found');
    return [product, view];
  }

  async function sendDrawing(request: FastifyRequest, reply: FastifyReply, slug: string, name: string) {
    return send(request, reply, pictureOf(...(await find(slug, name))), 'svg');
  }

  /** Merchant feeds take no SVG. */
  async function sendRaster(request: FastifyRequest, reply: FastifyReply, slug: string, name: string) {
    const [product, view] = await find(slug, name);
    const key = `png ${view} ${JSON.stringify(pictureSubject(product))}`;
    const picture = kept.get(key) ?? keep(key, await rasters.draw(String(pictureOf(product, view).body)));
    return send(request, reply, picture, 'png');
  }

  for (const [ending, schema, sendPicture] of [
    ['svg', drawn, sendDrawing],
    ['png', raster, sendRaster],
  ] as const) {
    app.get<{ Params: { slug: string } }>(
      `/pictures/products/:slug.${ending}`,
      schema,
      async (request, reply) => sendPicture(request, reply, request.params.slug, 'front'),
    );
    app.get<{ Params: { slug: string; view: string } }>(
      `/pictures/products/:slug/:view.${ending}`,
      schema,
      async (request, reply) => sendPicture(request, reply, request.params.slug, request.params.view),
    );
  }

  app.get<{ Params: { slug: string } }>('/pictures/brands/:slug.svg', drawn, async (request, reply) => {
    const brand = (await live.current()).brands.get(request.params.slug);
    if (!brand) throw new Problem('not-found');
    const key = `brand ${brand.slug} ${brand.title}`;
    return send(request, reply, kept.get(key) ?? keep(key, drawBrand(brand)), 'svg');
  });

  app.get<{ Params: { file: string } }>(
    '/pictures/banners/:file',
    pictureRoute('A banner', ...Object.values(TYPES)),
    async (request, reply) => {
      const { file } = request.params;
      const type = /^[\w-]+\.(webp|png|svg)$/.exec(file)?.[1];
      if (!type) throw new Problem('not-found');
      const key = `banner ${file}`;
      const picture = kept.get(key) ?? keep(key, await readBanner(join(bannerFolder, file)));
      return send(request, reply, picture, type);
    },
  );
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
