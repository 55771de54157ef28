import type { Found, SearchEngine } from '../../demo/api/search/engine';
import { createProductSearch } from '../../demo/api/search/product-search';
import type { Catalogue, Product } from './made-queries';

/** The API's search engine with a catalogue in it, without a database. */
export function engineWith({ products, models, brands }: Catalogue): SearchEngine {
  const numbers = new Map(models.map(({ slug }, number) => [slug, number]));
  const branded = new Map(brands.map(brand => [brand.slug, { ...brand, titleAr: brand.title_ar }]));
  const slotsOf: number[][] = models.map(() => []);
  const modelsOf: number[][] = [];
  const engine = createProductSearch([...branded.values()], models, {
    slotsOf: model => slotsOf[model] ?? [],
    modelsOf: slot => modelsOf[slot] ?? [],
  });
  for (const [slot, product] of products.entries()) {
    const brand = branded.get(product.brand);
    if (!brand) continue;
    const fitted = product.devices.map(slug => numbers.get(slug)).filter(number => number !== undefined);
    modelsOf[slot] = fitted;
    for (const model of fitted) slotsOf[model]?.push(slot);
    engine.add({
      ...product,
      slot,
      titleAr: product.title_ar,
      brand,
      category: { slug: product.category },
      color: product.color?.replaceAll(' ', '-') ?? null,
      yieldPages: product.yield_pages ?? null,
      devices: fitted.map(number => models[number]).filter(model => model !== undefined),
    });
  }
  for (const _ of engine.prepare());
  return engine;
}

/** What a search found, the best products first. */
interface Answer extends Pick<Found, 'guess' | 'didYouMean' | 'printers'> {
  readonly products: Product[];
}

/** A function that searches a catalogue as the API does: the best products first. */
export function searchIn(catalogue: Catalogue) {
  const engine = engineWith(catalogue);
  const { products } = catalogue;
  return (q: string): Answer => {
    const found = engine.search(q);
    if (found instanceof Promise) throw new Error('The engine in use answers at once');
    const places = Array.from(found.slots, (slot, at) => ({ slot, score: found.scores[at] ?? 0 }));
    places.sort((a, b) => b.score - a.score || a.slot - b.slot);
    return {
      products: places.map(({ slot }) => products[slot]).filter(product => product !== undefined),
      guess: found.guess,
      didYouMean: found.didYouMean,
      printers: found.printers,
    };
  };
}
