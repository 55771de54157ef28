import * as v from 'valibot';

export type * from '../types';

/** Longest text taken from data; what is longer was not written for a shop's shelf. */
const LONGEST = 2000;

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

/** An object with these fields, whatever else it holds. What a page has added to all objects is no field. */
export const shape = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.looseObject<Fields>({ __proto__: null, ...fields });

export const named = shape({ slug: text, title: text });
export const brandSchema = shape({ slug: text, title: text, logo: maybe(text) });
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
