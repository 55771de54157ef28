import { ProductSearch } from '../search/product-search';
import {
  type BrandRow,
  type CategoryRow,
  colorSlug,
  type ModelRow,
  type Product,
  type ProductRow,
  type PromotionRow,
} from './product';

/** The rows a catalogue is built from. */
export interface CatalogueRows {
  brands: BrandRow[];
  categories: CategoryRow[];
  models: ModelRow[];
  promotions: PromotionRow[];
}

/**
 * The published catalogue in memory, with the ways in that the calls need. Every change goes through `put`,
 * `drop` and `setInStock`. Knows nothing of HTTP or of where rows come from.
 */
export class Catalogue {
  readonly brands: ReadonlyMap<string, BrandRow>;
  readonly categories: ReadonlyMap<string, CategoryRow>;
  readonly models: ReadonlyMap<string, ModelRow>;
  readonly promotions: readonly PromotionRow[];
  readonly #modelsOfBrand = new Map<string, ModelRow[]>();
  readonly #modelNumbers = new Map<ModelRow, number>();
  readonly #fitting: Product[][] = [];
  readonly #slots: (Product | undefined)[] = [];
  readonly #byId = new Map<number, Product>();
  readonly #bySlug = new Map<string, Product>();
  readonly #search = new ProductSearch(model => this.#fitting[model] ?? []);

  constructor(rows: CatalogueRows) {
    this.brands = new Map(rows.brands.map(row => [row.slug, row]));
    this.categories = new Map(rows.categories.map(row => [row.slug, row]));
    this.models = new Map(rows.models.map(row => [row.slug, row]));
    this.promotions = rows.promotions;
    for (const brand of rows.brands) this.#modelsOfBrand.set(brand.slug, []);
    for (const model of rows.models) {
      const number = this.#modelNumbers.size;
      this.#modelNumbers.set(model, number);
      this.#fitting.push([]);
      this.#modelsOfBrand.get(model.brand)?.push(model);
      this.#search.addModel(number, model);
    }
  }

  /** Every product, in no promised order. */
  *all(): Iterable<Product> {
    for (const product of this.#slots) if (product) yield product;
  }

  byId(id: number): Product | undefined {
    return this.#byId.get(id);
  }

  bySlug(slug: string): Product | undefined {
    return this.#bySlug.get(slug);
  }

  /** A brand's printer models; `undefined` for an unknown brand. */
  modelsOf(brand: string): readonly ModelRow[] | undefined {
    return this.#modelsOfBrand.get(brand);
  }

  /** The products that fit a printer model. */
  fitting(model: string): readonly Product[] {
    const row = this.models.get(model);
    return (row && this.#fitting[this.#modelNumbers.get(row) ?? -1]) ?? [];
  }

  /** Products that match the text with their scores, higher is better. */
  search(query: string): Map<Product, number> {
    const found = new Map<Product, number>();
    for (const [slot, score] of this.#search.search(query, this.#slots.length)) {
      const product = this.#slots[slot];
      if (product) found.set(product, score);
    }
    return found;
  }

  /** Takes a product in, or its new state. Rows whose brand or category is unknown are left out. */
  put(row: ProductRow): void {
    const brand = this.brands.get(row.brand);
    const category = this.categories.get(row.category);
    const before = this.#byId.get(row.id);
    if (!brand || !category || !row.isPublished) {
      this.drop(row.id);
      return;
    }
    const { stock, ...facts } = row;
    const product: Product = {
      ...facts,
      brand,
      category,
      slot: before?.slot ?? this.#slots.length,
      inStock: stock > 0,
      color: row.color === null ? null : colorSlug(row.color),
      devices: row.devices.map(slug => this.models.get(slug)).filter(model => model !== undefined),
    };
    const searchable = !before || !sameText(before, product);
    if (before) this.#forget(before, searchable);
    this.#slots[product.slot] = product;
    this.#byId.set(product.id, product);
    this.#bySlug.set(product.slug, product);
    if (searchable) this.#search.add(product);
    for (const model of product.devices) this.#fitting[this.#modelNumbers.get(model) ?? -1]?.push(product);
  }

  drop(id: number): void {
    const product = this.#byId.get(id);
    if (product) this.#forget(product, true);
  }

  /** True when that changed anything. */
  setInStock(id: number, inStock: boolean): boolean {
    const product = this.#byId.get(id);
    if (!product || product.inStock === inStock) return false;
    product.inStock = inStock;
    return true;
  }

  /** Sorts what the first search would otherwise wait for. */
  prepare(): void {
    this.#search.prepare();
  }

  #forget(product: Product, searchable: boolean): void {
    this.#slots[product.slot] = undefined;
    this.#byId.delete(product.id);
    this.#bySlug.delete(product.slug);
    if (searchable) this.#search.remove(product);
    for (const model of product.devices) {
      const fitting = this.#fitting[this.#modelNumbers.get(model) ?? -1] ?? [];
      fitting.splice(fitting.indexOf(product), 1);
    }
  }
}

/** True when a search finds both alike; then the index, the costly part, can stay as it is. */
function sameText(a: Product, b: Product): boolean {
  return (
    a.title === b.title &&
    a.titleAr === b.titleAr &&
    a.code === b.code &&
    a.kind === b.kind &&
    a.brand === b.brand &&
    a.category === b.category &&
    a.devices.length === b.devices.length &&
    a.devices.every((model, at) => model === b.devices[at])
  );
}
