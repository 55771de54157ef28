import { readFileSync } from 'node:fs';

/** A test that ran. */
export interface Ran {
  /** Whole name. */
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What a soak says it measured. */
  readonly figures: string;
}

interface VitestReport {
  testResults?: {
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      meta?: { figures?: string };
    }[];
  }[];
}

interface Suite {
  title: string;
  specs?: {
    title: string;
    ok: boolean;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { duration: number }[];
    }[];
  }[];
  suites?: Suite[];
}

/** The tests that a JSON report of vitest or playwright says ran. */
export function readReport(file: string): Ran[] {
  const report: VitestReport & { suites?: Suite[] } = JSON.parse(readFileSync(file, 'utf8'));
  const cases = report.testResults?.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return [
    ...cases
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration = 0, meta }) => ({
        name: fullName,
        passed: status === 'passed',
        seconds: duration / 1000,
        figures: meta?.figures ?? '',
      })),
    ...(report.suites ?? []).flatMap(suite => readSuite(suite, '')),
  ];
}

function readSuite({ title, specs = [], suites = [] }: Suite, above: string): Ran[] {
  const name = `${above} ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(spec => ({
        name: `${name} ${spec.title}`,
        passed: spec.ok,
        seconds: (spec.tests[0]?.results.at(-1)?.duration ?? 0) / 1000,
        figures: spec.tests[0]?.annotations.find(({ type }) => type === 'figures')?.description ?? '',
      })),
    ...suites.flatMap(suite => readSuite(suite, name)),
  ];
}
