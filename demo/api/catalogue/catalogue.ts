import type { CreateSearch, Found, SearchEngine } from '../search/engine';
import { createProductSearch } from '../search/product-search';
import { type PricedQuery, pricedQuery, wantsCheapest } from '../search/query/price-limit';
import { sameText } from '../search/same-text';
import { ModelFit } from './model-fit';
import { cheapestFirst, everything, priced } from './price-search';
import {
  type BrandRow,
  type CategoryRow,
  colorSlug,
  type ModelRow,
  type Product,
  type ProductRow,
  type PromotionRow,
} from './product';
import { ProductColumns } from './product-columns';
import { RecommendedOrder } from './recommended-order';
import type { CodeMatch, SearchResult } from './search-result';

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
  /** What lists go through, by slot. */
  readonly columns = new ProductColumns();
  readonly recommended = new RecommendedOrder();
  readonly #models: readonly ModelRow[];
  readonly #modelsOfBrand = new Map<string, ModelRow[]>();
  readonly #fit: ModelFit;
  readonly #slots: (Product | undefined)[] = [];
  readonly #byId = new Map<number, Product>();
  readonly #bySlug = new Map<string, Product>();
  readonly #search: SearchEngine;
  /** One text for all products that say the same: counted by, it is found at once. */
  readonly #shared = new Map<string, string>();

  /** `createSearch` makes the engine that finds products by text. */
  constructor(rows: CatalogueRows, createSearch: CreateSearch = createProductSearch) {
    this.brands = new Map(rows.brands.map(row => [row.slug, row]));
    this.categories = new Map(rows.categories.map(row => [row.slug, row]));
    this.models = new Map(rows.models.map(row => [row.slug, row]));
    this.promotions = rows.promotions;
    for (const brand of rows.brands) this.#modelsOfBrand.set(brand.slug, []);
    for (const model of rows.models) this.#modelsOfBrand.get(model.brand)?.push(model);
    this.#models = rows.models;
    this.#fit = new ModelFit(rows.models);
    this.#search = createSearch(rows.brands, rows.models, this.#fit);
  }

  /** The product in a slot. */
  at(slot: number): Product | undefined {
    return this.#slots[slot];
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

  /** The slots of the products that fit a printer model. */
  slotsFitting(model: string): readonly number[] {
    return this.#fit.slotsFitting(model);
  }

  /** Products that match the text, with the printers it names. */
  async search(query: string): Promise<SearchResult> {
    const prices = pricedQuery(query);
    if (!prices?.limit) {
      const found = await this.#searchPlain(query, prices);
      return this.#result(wantsCheapest(query) ? cheapestFirst(found, this.columns) : found);
    }
    const { limit, text } = prices;
    const found = text === '' ? everything(this.columns) : await this.#search.search(text);
    const { isMet, ...near } = priced(found, limit, this.columns);
    const isNear = !isMet && near.slots.length > 0;
    return this.#result(
      { ...found, ...near, guess: found.guess || isNear },
      near.slots.length > 0 ? { limit, isMet, text } : null,
    );
  }

  /** What a query without limits finds; a price in it is no code where the rest of it is surer. */
  async #searchPlain(query: string, prices: PricedQuery | undefined): Promise<Found> {
    const found = await this.#search.search(query);
    const isSure = ({ slots, guess }: Found) => slots.length > 0 && !guess;
    if (!prices?.text || isSure(found)) return found;
    const other = await this.#search.search(prices.text);
    return isSure(other) ? other : found;
  }

  #result(found: Found, price: SearchResult['price'] = null): SearchResult {
    const printers = found.printers.map(number => this.#models[number]).filter(model => model !== undefined);
    return { ...found, printers, price };
  }

  /** The products that each code stands for as typed, or a cartridge's or printer's name, or a slug. No guesses. */
  resolve(codes: readonly string[]): Promise<CodeMatch[]> {
    return Promise.all(
      codes.map(async code => {
        const product = this.#bySlug.get(code);
        return { code, products: product ? [product] : this.#allAt(await this.#search.resolve(code)) };
      }),
    );
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
    const product: Product = {
      ...row,
      slot: before?.slot ?? this.#slots.length,
      brand,
      category,
      color: row.color === null ? null : this.#share(colorSlug(row.color)),
      kind: this.#share(row.kind),
      inStock: row.stock > 0,
      devices: row.devices.map(slug => this.models.get(slug)).filter(model => model !== undefined),
    };
    const searchable = !before || !sameText(before, product);
    if (before) this.#forget(before, searchable);
    this.#slots[product.slot] = product;
    this.#byId.set(product.id, product);
    this.#bySlug.set(product.slug, product);
    this.columns.put(product);
    this.recommended.put(product);
    if (searchable) this.#search.add(product);
    this.#fit.put(product);
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
    this.columns.put(product);
    this.recommended.put(product);
    return true;
  }

  /** Sorts what the next search would otherwise wait for, step by step. */
  prepare(): Iterable<unknown> {
    return this.#search.prepare();
  }

  #share<Text extends string>(text: Text): Text {
    const shared = this.#shared.get(text);
    if (shared === undefined) this.#shared.set(text, text);
    return (shared as Text | undefined) ?? text;
  }

  /** What an engine found a moment ago may have been taken out since. */
  #allAt(slots: readonly number[]): Product[] {
    return slots.map(slot => this.#slots[slot]).filter(product => product !== undefined);
  }

  #forget(product: Product, searchable: boolean): void {
    this.#slots[product.slot] = undefined;
    this.columns.drop(product.slot);
    this.recommended.drop(product);
    this.#byId.delete(product.id);
    // Another may have its slug by now: of two that changed together one is taken in first.
    if (this.#bySlug.get(product.slug) === product) this.#bySlug.delete(product.slug);
    if (searchable) this.#search.remove(product);
    this.#fit.drop(product.slot);
  }
}
