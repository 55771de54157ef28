import * as v from 'valibot';

/** Longest text taken from data; what is longer was not written for a shop's shelf. */
const LONGEST = 2000;

export interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A product as the API tells it (contract, section 6). Prices are decimal texts with three places. */
export interface Product extends Named {
  readonly id: string | number;
  readonly price: string;
  readonly image?: string | undefined;
  readonly regular_price?: string | undefined;
  readonly category?: Named | undefined;
  readonly brand?: Named | undefined;
  readonly offers?: readonly { readonly title: string }[] | undefined;
  readonly code?: string | undefined;
  readonly color?: string | undefined;
  readonly kind?: string | undefined;
  /** Pages, undefined where unknown or meaningless. */
  readonly yield_pages?: number | undefined;
  readonly in_stock?: boolean | undefined;
}

export interface ProductDetail extends Product {
  readonly description?: string | undefined;
  readonly images?: readonly string[] | undefined;
  readonly devices?: readonly (Named & { readonly brand?: Named | undefined })[] | undefined;
}

export interface Brand extends Named {
  readonly logo?: string | undefined;
}

export type Model = Named;

export interface Banner {
  readonly name: string;
  readonly is_active: boolean;
  readonly image_url: {
    readonly desktop?: string | undefined;
    readonly tablet?: string | undefined;
    readonly mobile?: string | undefined;
  };
  readonly href?: string | undefined;
}

export interface FacetValue extends Named {
  readonly count: number;
}

export interface Facets {
  readonly brand: readonly FacetValue[];
  readonly kind: readonly FacetValue[];
  readonly color: readonly FacetValue[];
  readonly price: { readonly min?: string | undefined; readonly max?: string | undefined };
}

/** A text that says something. */
export const text = v.pipe(
  v.string(),
  v.minLength(1),
  v.transform(value => value.slice(0, LONGEST)),
);
/** A field that may be missing; a malformed one counts as missing. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
/** A list whose malformed entries are dropped alone. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(entries => keepGood(schema, entries)),
  );

export const named = v.looseObject({ slug: text, title: text });
export const brandSchema = v.looseObject({ slug: text, title: text, logo: maybe(text) });
export const modelSchema = named;
/** The entries that fit the schema, in their order. */
export function keepGood<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
): v.InferOutput<Schema>[] {
  const good: v.InferOutput<Schema>[] = [];
  for (const entry of entries) {
    const result = v.safeParse(schema, entry);
    if (result.success) good.push(result.output);
  }
  return good;
}

/** The value when it fits the schema, else undefined. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object an answer carries: itself, or what stands one or two levels down under `data`. */
export function holders(body: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  for (let at = body; isObject(at) && found.length < 3; at = at.data) found.push(at);
  return found;
}

/** The list in an answer: the body itself, `data` or `items`, up to two levels down; undefined without any. */
export function listIn(body: unknown): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body;
  for (const holder of holders(body))
    for (const key of ['items', 'data']) if (Array.isArray(holder[key])) return holder[key];
  return undefined;
}
