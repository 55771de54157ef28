import type { Model } from '../../api/schemas';

/** Models of one series, in the order they came. */
export interface Series {
  /** Empty for models that stand alone. */
  readonly name: string;
  readonly models: readonly Model[];
}

/** A series' name: the words before the number, without a lone letter that belongs to it (`LaserJet Pro M404dn`). */
export function seriesName(title: string): string {
  const words = /^\D*/.exec(title)?.[0] ?? '';
  return words === title ? words : words.replace(/(^|[\s-])[a-z]?[\s-]*$/i, '').replace(/[\s-]+$/, '');
}

/** Groups models by series in order of their names; those that stand alone come last. */
export function groupBySeries(models: readonly Model[]): readonly Series[] {
  const groups = new Map<string, { key: string; name: string; models: Model[] }>();
  for (const model of models) {
    const name = seriesName(model.title);
    // Makers write `DeskJet` and `Deskjet`.
    const key = name.toLowerCase();
    const group = groups.get(key);
    if (group) group.models.push(model);
    else groups.set(key, { key, name, models: [model] });
  }
  const all = [...groups.values()];
  const series = all.filter(({ name, models }) => name && models.length > 1);
  const alone = all.filter(group => !series.includes(group)).flatMap(group => group.models);
  // By plain comparison: a collator takes longer to make than all the rest of it.
  series.sort((a, b) => (a.key < b.key ? -1 : 1));
  return alone.length > 0 ? [...series, { name: '', models: alone }] : series;
}

/** Models whose title has all words of `text` somewhere, whatever their case, spaces and hyphens. */
export function narrowModels(models: readonly Model[], text: string): readonly Model[] {
  const plain = (words: string) => words.toLowerCase().replace(/[\s-]+/g, '');
  const words = text.toLowerCase().split(/\s+/).map(plain).filter(Boolean);
  return words.length > 0
    ? models.filter(({ title }) => words.every(word => plain(title).includes(word)))
    : models;
}
