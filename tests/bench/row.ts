/** One measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure is held against, and how it was taken. */
  readonly note?: string;
}

/** The reading that a part of all readings stays below. */
export function percentile(readings: readonly number[], part: number): number {
  const sorted = [...readings].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Median of several readings. */
export const median = (readings: readonly number[]): number => percentile(readings, 0.5);
