import { existsSync } from 'node:fs';
import { readReport } from '../helpers/reports';
import type { Row } from './row';

/** Where `npm test`, and `npm run soak` at full size, leave what became of each test. */
const REPORTS = ['.build/reports/api.json', '.build/soak/embedded.json', '.build/soak/postgresql.json'];
/** Tests that count: orders placed, pieces sold, orders there after the process was killed. */
const COUNTING = /\bexactly \d|\bkill -9 during\b/;

/** How many of the last runs of each test that counts orders found them exact; an engine is a run. */
export function benchCounts(): Row[] {
  const ran = REPORTS.filter(existsSync)
    .flatMap(readReport)
    .filter(({ name }) => COUNTING.test(name));
  return [...new Set(ran.map(({ name }) => name))].map(name => {
    const runs = ran.filter(run => run.name === name);
    return { name, value: runs.filter(({ passed }) => passed).length, unit: `of ${runs.length} runs` };
  });
}
