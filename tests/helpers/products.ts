/** A whole product as the API answers it, different in what a test says. */
export function product(number: number, different: Readonly<Record<string, unknown>> = {}) {
  return {
    id: number,
    slug: `toner-${number}`,
    title: `Toner ${number}`,
    image: 'data:image/svg+xml,',
    price: '18.500',
    regular_price: '18.500',
    category: { slug: 'toners', title: 'Toners' },
    brand: { slug: 'hp', title: 'HP' },
    offers: [],
    code: `CF${number}`,
    color: 'black',
    kind: 'original',
    yield_pages: 3100,
    in_stock: true,
    ...different,
  };
}

/** An answer of the product list with `count` products, numbered from `from`. */
export function productPage(count: number, different: Readonly<Record<string, unknown>> = {}, from = 1) {
  const items = Array.from({ length: count }, (_, index) => product(from + index));
  return { items, page: 1, limit: 12, total: count, ...different };
}

/** So many of HP's printers, as a product names what it fits. */
export const printers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `hp-laserjet-${index + 1}`,
    title: `LaserJet ${index + 1}`,
    brand: { slug: 'hp', title: 'HP' },
  }));
