import { existsSync } from 'node:fs';
import { readReport } from '../helpers/reports';
import type { Row } from './row';

/** Where `npm test`, and `npm run soak` at full size, leave what became of each test. */
const REPORTS = [
  ...['api', 'browser'].map(name => `.build/reports/${name}.json`),
  ...['embedded', 'postgresql', 'browser'].map(name => `.build/soak/${name}.json`),
];
/** Tests that count: orders placed, pieces sold, orders there after a kill, what a thousand elements leave. */
const COUNTING = /\bexactly \d|\bkill -9 during\b|\bF42 a thousand times\b|\b1,000 times\b/;

/** How many of the last runs of each test that counts found what they must; an engine is a run. */
export function benchCounts(): Row[] {
  const ran = REPORTS.filter(existsSync)
    .flatMap(readReport)
    .filter(({ name }) => COUNTING.test(name));
  return [...new Set(ran.map(({ name }) => name))].map(name => {
    const runs = ran.filter(run => run.name === name);
    const note = runs.flatMap(({ figures }) => figures || []).join('; ');
    return {
      name: name.trim(),
      value: runs.filter(({ passed }) => passed).length,
      unit: `of ${runs.length} runs`,
      note,
    };
  });
}
