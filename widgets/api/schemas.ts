import type { Brand, Named } from '../types';

export type * from '../types';

// What answers are read with. By hand: on a partner's page a library's schemas are three times as many bytes.

/** What a value is to us; undefined where it does not fit. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** A field that may be missing; a malformed one counts as missing. */
export interface Maybe<Value> {
  readonly maybe: Reader<Value>;
}

/** A reader for every field of an object. */
type Fields<Value> = {
  readonly [Name in keyof Value]-?: undefined extends Value[Name]
    ? Maybe<Exclude<Value[Name], undefined>>
    : Reader<Value[Name]>;
};

/** Characters of a text that are taken from data; no product needs more. */
const MAX_LENGTH = 2000;

export const string: Reader<string> = value => (typeof value === 'string' ? value : undefined);
export const number: Reader<number> = value => (typeof value === 'number' ? value : undefined);
export const boolean: Reader<boolean> = value => (typeof value === 'boolean' ? value : undefined);
/** A text that says something. */
export const text: Reader<string> = value => string(value)?.slice(0, MAX_LENGTH) || undefined;

export const maybe = <Value>(reader: Reader<Value>): Maybe<Value> => ({ maybe: reader });

/** A list whose malformed entries are dropped alone. */
export const listOf =
  <Value>(reader: Reader<Value>): Reader<readonly Value[]> =>
  value =>
    Array.isArray(value) ? keepGood(reader, value) : undefined;

/**
 * An object with these fields, whatever else it holds. What a page has added to all objects is no field. Bundles leave out
 * shapes that they don't use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function shape<Value extends object>(fields: Fields<Value>): Reader<Value> {
  const readers = Object.entries<Reader<unknown> | Maybe<unknown>>(fields);
  return value => {
    if (!isObject(value)) return undefined;
    const found = { ...value };
    for (const [name, field] of readers) {
      const isNeeded = typeof field === 'function';
      const read = (isNeeded ? field : field.maybe)(Object.hasOwn(value, name) ? value[name] : undefined);
      if (read !== undefined) found[name] = read;
      else if (isNeeded) return undefined;
      else delete found[name];
    }
    return found as Value;
  };
}

export const named = shape<Named>({ slug: text, title: text });
export const brand = shape<Brand>({ slug: text, title: text, logo: maybe(text) });

/** The entries that fit, in their order. */
export function keepGood<Value>(reader: Reader<Value>, entries: readonly unknown[]): Value[] {
  const good: Value[] = [];
  for (const entry of entries) {
    const read = reader(entry);
    if (read !== undefined) good.push(read);
  }
  return good;
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
