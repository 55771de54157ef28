import { readFileSync } from 'node:fs';

/** A row of the table of faults in `tests/README.md`. */
export interface Fault {
  /** `F01` and so on. */
  readonly number: string;
  readonly what: string;
  /** Tests that hold it, from the project's root; none where the row says why there is nothing to test. */
  readonly files: readonly string[];
  /** The third column as it stands. */
  readonly text: string;
}

/** The first so many faults have a row each without a gap; those found later follow in their sequence. */
export const FAULTS = 68;

/** The table of faults. */
export function readFaults(): Fault[] {
  const rows = readFileSync('tests/README.md', 'utf8').matchAll(/^\| (F\d\d) \| (.+?) \| (.+) \|$/gm);
  return [...rows].map(([, number = '', what = '', text = '']) => {
    const files = text.startsWith('–')
      ? []
      : [...text.matchAll(/`([^`]+)`/g)].map(([, file]) => `tests/${file}`);
    return { number, what, files, text };
  });
}
