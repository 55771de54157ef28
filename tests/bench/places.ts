import { existsSync } from 'node:fs';
import { readReport } from '../helpers/reports';
import type { Row } from './row';

/** Where `npm test`, and the browser tests by themselves, leave what became of each test. */
const REPORTS = ['.build/reports/browser.json', '.build/browser.json'];

interface Place {
  readonly place: string;
  /** px that each element was wide, by the window's width. */
  readonly seen: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Prints how wide each element was in each place in the last browser tests, in windows of 1,000 and 360 px; counts the places that were right. */
export function benchPlaces(): Row[] {
  const ran = [
    ...new Map(
      REPORTS.filter(existsSync)
        .flatMap(readReport)
        .map(run => [run.name, run]),
    ).values(),
  ].filter(({ name }) => /\bF67\b/.test(name));
  const places = ran.flatMap(({ figures }) => (figures ? [JSON.parse(figures) as Place] : []));
  const table: Record<string, Record<string, string>> = {};
  for (const { place, seen } of places)
    for (const tag of Object.keys(seen[1000] ?? {}))
      table[tag] = { ...table[tag], [place]: `${seen[1000]?.[tag]} / ${seen[360]?.[tag]}` };
  console.table(table);
  return [
    {
      name: 'places where every element is as wide as there is room',
      value: ran.filter(({ passed }) => passed).length,
      unit: `of ${ran.length}`,
      note: `${Object.keys(table).length} elements, windows of 1,000 and 360 px`,
    },
  ];
}
