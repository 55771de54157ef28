import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type autocannon from 'autocannon';

export type Requests = autocannon.Request[];

/** The requests of each call: many different ones, as many visitors would send them. `catalogue` is its folder. */
export function callsOf(catalogue: string): Record<string, Requests> {
  const products: { slug: string; code: string; devices: string[]; price: string }[] = read('products');
  const models: { slug: string; title: string }[] = read('models');
  const some = <Item>(list: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)] as Item);
  const get = (path: string) => ({ method: 'GET' as const, path });
  const categories = ['toners', 'inks', 'drum-units', 'label-tapes', 'paper'];
  const pages = [1, 2, 3, 4, 5];
  return {
    list: categories.flatMap(category =>
      pages.map(page =>
        get(`/api/v2/products?category=${category}&page=${page}&sort=${page % 2 ? 'price' : 'relevance'}`),
      ),
    ),
    finder: some(models, 500).map(({ slug }) => get(`/api/v2/products?for_device=${slug}&limit=48`)),
    search: [
      ...some(products, 200).map(({ code }) => code),
      ...some(models, 150).map(({ title }) => title),
      ...[
        'cannon toner',
        'hp 26a',
        '59 a',
        'brothr',
        'حبر كانون',
        'laserjet pro',
        'label tape',
        'catridge black',
      ],
    ].map(q => get(`/api/v2/products?q=${encodeURIComponent(q)}&limit=8`)),
    slug: some(products, 500).map(({ slug }) => get(`/api/v2/products/${slug}`)),
    order: some(products, 200).map(order),
  };

  function read(name: string) {
    return JSON.parse(readFileSync(join(catalogue, `${name}.json`), 'utf8'));
  }
}

function order({ slug, price }: { slug: string; price: string }): autocannon.Request {
  const subtotal = Math.round(Number(price) * 1_000);
  const body = JSON.stringify({
    customer: { name: 'Bench', phone: '98765432' },
    address: { governorate: 'hawalli', area: 'salmiya', block: '1', street: '1', building: '1' },
    items: [{ slug, quantity: 1 }],
    payment_method: 'cash',
    expected_total: ((subtotal > 30_000 ? subtotal : subtotal + 2_000) / 1_000).toFixed(3),
    lang: 'en',
  });
  return {
    method: 'POST',
    path: '/api/v2/order',
    body,
    setupRequest: request => ({
      ...request,
      headers: { ...request.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    }),
  };
}
