import type { SearchProduct } from './engine';

/** True when a search finds both alike; then the index, the costly part, can stay as it is. */
export function sameText(a: SearchProduct, b: SearchProduct): boolean {
  return (
    a.title === b.title &&
    a.titleAr === b.titleAr &&
    a.code === b.code &&
    a.color === b.color &&
    a.yieldPages === b.yieldPages &&
    a.kind === b.kind &&
    a.brand === b.brand &&
    a.category === b.category &&
    sameList(a.aliases ?? [], b.aliases ?? []) &&
    sameList(a.devices, b.devices)
  );
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}
