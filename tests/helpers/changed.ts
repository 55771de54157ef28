import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, importsOf } from '../contracts/source';

/** What a change can break. */
export interface Selection {
  /** Files that changed, and those that read them without an import, from the project's root. */
  readonly files: readonly string[];
  /** Whether the API's tests can tell. */
  readonly api: boolean;
  /** Browser specs that can tell, by file name. */
  readonly specs: readonly string[];
}

/** Without a file's ending, as imports name it. */
const stem = (path: string) => path.replace(/\.(d\.)?(tsx?|mts|mjs)$/, '');

/** The files, and what reads the catalogue among them, which no import shows. */
function withReaders(files: readonly string[]): readonly string[] {
  const read = files.some(path => /^demo\/catalogue\/[^/]+\.json$/.test(path));
  return read ? [...files, 'tests/helpers/catalogue.ts'] : files;
}

/** The files, and all that import one of them, however far away. `imports` has the imports of every file, by stem. */
function dependents(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(files.map(stem));
  for (const one of found) for (const [file, targets] of imports) if (targets.includes(one)) found.add(file);
  return found;
}

/** Picks what can break when the files in `changed` did. `specs` are the paths of all browser specs. */
export function select(
  changed: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  specs: readonly string[],
): Selection {
  const files = withReaders(changed);
  const reached = [...dependents(files, imports)];
  const elements = reached.flatMap(path => /^widgets\/elements\/([^/]+)\//.exec(path)?.[1] ?? []);
  const site = reached.some(path => path.startsWith('site/'));
  // What every page stands on, and what no import shows: every spec can tell.
  const all = files.some(path =>
    /^(package-lock\.json|widgets\/(build|styles)\/|tests\/browser\/playwright)/.test(path),
  );
  const picked = specs.filter(path => {
    const name = basename(path, '.spec.ts');
    return (
      all ||
      elements.some(element => name === element || name.startsWith(`${element}-`)) ||
      reached.includes(stem(path)) ||
      (site && /^(site-|home$)/.test(name))
    );
  });
  return {
    files,
    api: reached.some(path => /^(demo\/(api|catalogue)|tests\/api)\//.test(path)),
    specs: picked.map(path => basename(path)),
  };
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const since = process.argv[2] ?? 'HEAD';
  const files = [
    ...git('diff', '--merge-base', '--name-only', '--diff-filter=d', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const sources = ['widgets', 'site', 'demo', 'tests'].flatMap(folder =>
    filesIn(folder, '.ts', '.tsx', '.mjs'),
  );
  const imports = new Map(sources.map(path => [stem(path), importsOf(path).map(({ what }) => stem(what))]));
  process.stdout.write(JSON.stringify(select(files, imports, filesIn('tests/browser', '.spec.ts'))));
}
