import { existsSync, readFileSync } from 'node:fs';
import { FAULTS, readFaults } from '../helpers/faults';
import type { Row } from './row';

/** Where `npm test` leaves what became of each test. */
const REPORTS = ['unit', 'contracts', 'api', 'browser'].map(step => `.build/reports/${step}.json`);

/** A test that ran: its whole name and whether it was sound. */
interface Ran {
  readonly name: string;
  readonly passed: boolean;
}

interface VitestReport {
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
}

interface Suite {
  title: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** Counts the faults whose tests all passed in the last `npm test`, and names the others. */
export function benchFaults(): Row[] {
  const ran = REPORTS.filter(existsSync).flatMap(file => readReport(JSON.parse(readFileSync(file, 'utf8'))));
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

function readReport(report: VitestReport & { suites?: Suite[] }): Ran[] {
  const cases = report.testResults?.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return [
    ...cases
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' })),
    ...(report.suites ?? []).flatMap(suite => readSuite(suite, '')),
  ];
}

function readSuite({ title, specs = [], suites = [] }: Suite, above: string): Ran[] {
  const name = `${above} ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(spec => ({ name: `${name} ${spec.title}`, passed: spec.ok })),
    ...suites.flatMap(suite => readSuite(suite, name)),
  ];
}
