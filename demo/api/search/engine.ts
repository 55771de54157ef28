/*
 * What the catalogue needs of a search engine, and why the one used here is written by hand.
 *
 * Shoppers type part numbers: half of one, one of another region, one wrong letter, in two scripts and on two
 * keyboards. Text engines such as MiniSearch and Orama rank words by how rare they are and forgive letters and
 * digits alike, so that CF228A shows CF226A as if it had been asked for (`npm run bench -- search` holds them beside
 * this one). Here a query is read first: which part is a code, a printer, a brand, a colour, a kind of product. A code's
 * digits are then only ever altered with a word about it. PostgreSQL's full text and trigram search has the same trouble
 * and costs a round trip; it, or any other engine, can take this place by implementing `SearchEngine` and being given to
 * `Catalogue`.
 */

/** What an engine is told of a brand. */
export interface SearchBrand {
  slug: string;
  title: string;
  titleAr: string;
}

export interface SearchModel {
  slug: string;
  brand: string;
  title: string;
}

/** What an engine is told of a product; it knows nothing of prices or stock. */
export interface SearchProduct {
  /** Place in the catalogue's list: a small whole number, by which products are answered. */
  slot: number;
  code: string;
  /** Codes of the same thing in other regions. */
  aliases?: readonly string[] | null;
  title: string;
  titleAr: string;
  brand: SearchBrand;
  category: { slug: string };
  kind: string;
  /** As a slug: `light-cyan`. */
  color: string | null;
  /** Pages that it prints. */
  yieldPages?: number | null;
  devices: readonly { brand: string; title: string }[];
}

/** Which products fit which models, both as small whole numbers: a product's slot, a model's place in the list. */
export interface Fitting {
  slotsOf(model: number): readonly number[];
  modelsOf(slot: number): readonly number[];
}

/** Products that were found. */
export interface Found {
  slots: ArrayLike<number>;
  /** The score of each at the same place; higher is better. */
  scores: ArrayLike<number>;
  /** True when nothing matches as typed, and these are near. */
  guess: boolean;
  /** What the words were taken for, when that isn't what was typed. */
  didYouMean: string | null;
  /** Numbers of the printer models the words name, the likeliest first. */
  printers: number[];
}

export interface SearchEngine {
  add(product: SearchProduct): void;
  remove(product: SearchProduct): void;
  /** Does what the next search would otherwise wait for, step by step. */
  prepare(): Iterable<unknown>;
  /** Products that match the query. An engine behind a network answers later. */
  search(query: string): Found | Promise<Found>;
  /** Slots of the products that a code, a cartridge's name or a printer's name stands for, in any spelling; no guesses. */
  resolve(text: string): number[] | Promise<number[]>;
}

/** Makes an engine for a catalogue's brands and models; products are added one by one afterwards. */
export type CreateSearch = (
  brands: readonly SearchBrand[],
  models: readonly SearchModel[],
  fitting: Fitting,
) => SearchEngine;

/** Longer queries are cut; a message with its greetings is pasted, and nobody types more than that into a shop's search box. */
export const MAX_QUERY_LENGTH = 200;
