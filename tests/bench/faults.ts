import { existsSync } from 'node:fs';
import { FAULTS, readFaults } from '../helpers/faults';
import { readReport } from '../helpers/reports';
import type { Row } from './row';

/** Where `npm test` leaves what became of each test. */
const REPORTS = ['unit', 'contracts', 'api', 'browser'].map(step => `.build/reports/${step}.json`);

/** Counts the faults whose tests all passed in the last `npm test`, and names the others. */
export function benchFaults(): Row[] {
  const ran = REPORTS.filter(existsSync).flatMap(readReport);
  const rows = readFaults();
  const tested = rows.filter(({ files }) => files.length > 0);
  const survived = tested.filter(({ number }) => {
    const own = ran.filter(({ name }) => new RegExp(`\\b${number}\\b`).test(name));
    return own.length > 0 && own.every(({ passed }) => passed);
  });
  const open = tested.filter(fault => !survived.includes(fault)).map(({ number }) => number);
  const untested = rows.filter(({ files }) => files.length === 0).map(({ number }) => number);
  console.log(`faults survived: ${survived.length} of ${FAULTS}`);
  const note = [
    open.length > 0 && `failed or not run: ${open.join(' ')}`,
    untested.length > 0 && `without a test: ${untested.join(' ')}`,
  ];
  return [
    {
      name: 'faults survived in the last npm test',
      value: survived.length,
      unit: `of ${FAULTS}`,
      note: note.filter(Boolean).join('; '),
    },
  ];
}
