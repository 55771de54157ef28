/** One measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is held against, and how it was taken. */
  readonly note?: string;
}

/** Median of several readings. */
export function median(readings: readonly number[]): number {
  const sorted = [...readings].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
