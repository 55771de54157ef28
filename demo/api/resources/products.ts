import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { listProducts } from '../catalogue/product-list';
import { readProductQuery } from '../catalogue/product-query';
import { Problem } from '../common/problems';
import { sendCatalogue } from '../http/send-response';
import type { Resources } from './resources';
import { productRoute, productsRoute } from './route-schemas';

/** `GET /api/v2/products` and `GET /api/v2/products/{id-or-slug}`. */
export function products(app: FastifyInstance, resources: Resources): void {
  const { serializers } = resources;

  app.get('/api/v2/products', productsRoute, (request, reply) => {
    const query = readProductQuery(request.query as Record<string, unknown>);
    const question = `products ${JSON.stringify(query)}`;
    return sendCatalogue(resources, request, reply, question, async (catalogue, language) => {
      const serializer = serializers[language];
      if (query.codes) return { data: serializer.codeMatches(await catalogue.resolve(query.codes)) };
      const searched = query.q === null ? null : await catalogue.search(query.q);
      const { items, total, facets } = listProducts(catalogue, query, searched);
      return {
        data: {
          items: items.map(product => serializer.product(product)),
          page: query.page,
          limit: query.limit,
          total,
          facets: serializer.facets(facets, catalogue.brands),
          ...(searched && serializer.searchNotes(searched, catalogue.brands)),
        },
      };
    });
  });

  app.get<{ Params: { product: string } }>('/api/v2/products/:product', productRoute, (request, reply) =>
    sendCatalogue(resources, request, reply, `product ${request.params.product}`, (catalogue, language) => {
      const product = find(catalogue, request.params.product);
      if (!product) throw new Problem('not-found');
      return { data: serializers[language].productDetail(product, catalogue.brands) };
    }),
  );
}

function find(catalogue: Catalogue, idOrSlug: string): Product | undefined {
  const bySlug = catalogue.bySlug(idOrSlug);
  return bySlug ?? (/^\d{1,9}$/.test(idOrSlug) ? catalogue.byId(Number(idOrSlug)) : undefined);
}
