/** A table's entry under a name that comes from data, where `__proto__` and the like must find nothing. */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
