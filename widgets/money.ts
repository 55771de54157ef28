/** Money as whole fils from a decimal text or number of dinars; undefined for what is no price. No floating point. */
export function fils(price: unknown): number | undefined {
  const text = typeof price === 'number' ? decimalText(price) : price;
  if (typeof text !== 'string') return undefined;
  const match = /^(\d{1,9})(?:\.(\d{1,3})0*)?$/.exec(text.trim());
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0')) : undefined;
}

/** A number as text; 0.1 + 0.2 and the like are rounded to the fils. */
function decimalText(price: number): string | undefined {
  return Number.isFinite(price) && price >= 0 ? price.toFixed(3) : undefined;
}

/** `18500` as `18.500`, the form that prices have in the API. */
export function decimal(amount: number): string {
  return `${Math.floor(amount / 1000)}.${String(amount % 1000).padStart(3, '0')}`;
}
