import type { Entry } from '../index/key-index';
import { LEVEL } from '../index/keys';
import type { QueryFilters } from '../query/query-filters';
import type { Scores } from './word-search';

/** A code, name or printer, and the key it was found by. */
export type Match = Entry & { key: string };

/** Level of a match by a part of the code, cut where letters and digits meet, or anywhere. */
export const PART = { clean: 5, cut: 6, near: 7 } as const;
/** Parts of a level by which equally sure entries are told apart. */
const [SAME_PRINTER, OTHER_KIND] = [0.01, 0.02];

/**
 * The entries, told apart where several are as sure: a cartridge of that number comes before printers of it unless their
 * series is said, and by a part of their names what fits one printer stands together. Less than a category's step in all.
 * Where `first` says so, all cartridges come before printers, or all printers before cartridges.
 */
export function ranked(
  entries: readonly Match[],
  { series, weakSeries }: QueryFilters,
  first?: Entry['kind'],
): Match[] {
  const behind = entries.some(({ kind }) => kind === first) ? LEVEL.otherYield : 0;
  const places = new Map<number, number>();
  for (const { kind, number } of entries)
    if (kind === 'model' && !places.has(number)) places.set(number, places.size);
  const isSeries = series.length + weakSeries.length > 0;
  return entries.map(entry => {
    const isPart = entry.level >= LEVEL.part;
    const place = isPart && entry.kind === 'model' ? (places.get(entry.number) ?? 0) / places.size : 0;
    const isSecond = (entry.kind === 'model') !== isSeries;
    const level = entry.level + SAME_PRINTER * place + (isSecond ? OTHER_KIND : 0);
    return { ...entry, level: entry.kind === first ? level : level + behind };
  });
}

/** Among near ones cartridges come before printers, which share more numbers. */
export function nearLevel({ kind, level }: Entry): number {
  return PART.near + level / 10 + (kind === 'model' ? 0.05 : 0);
}

/** The least level; that of a mere number when there are no entries. */
export function surest(entries: readonly Entry[]): number {
  return Math.min(LEVEL.otherYield, ...entries.map(({ level }) => level));
}

/** The best score. */
export function top(scores: Scores): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores.values()) if (score > best) best = score;
  return best;
}
