import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

// The API's programs as one script each: loading their source and packages file by file takes longer than all that a test does with them.

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.build/api-programs');
const NAMES = ['main', 'commands/orders', 'commands/backup'] as const;

/** Packages that bring other files than scripts along, which they look for beside themselves. */
const PACKAGES_WITH_FILES = ['@electric-sql/pglite', 'harfbuzzjs', 'sharp'];

/** What packages that are no modules load others by. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Files are found from where the source stands. */
const dirnames: Plugin = {
  name: 'dirnames',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]demo[\\/]api[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.dirname',
        JSON.stringify(dirname(path)),
      ),
      loader: 'ts',
    }));
  },
};

/** Says to the processes of a run that the programs are bundled already. */
const BUNDLED = 'API_PROGRAMS_BUNDLED';

/** Bundles the programs for all processes of a run that this one starts from now on. */
export async function bundleForAll(): Promise<void> {
  await bundle();
  process.env[BUNDLED] = '1';
}

async function bundle(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: NAMES.map(name => `demo/api/${name}.ts`),
    outdir: FOLDER,
    outbase: 'demo/api',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: { js: REQUIRE },
    external: [...PACKAGES_WITH_FILES, 'pg-native'],
    plugins: [dirnames],
    write: false,
  });
  for (const { path, contents } of outputFiles) {
    // Several workers do this at a time: a script is replaced whole.
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    await writeFile(unfinished, contents);
    await rename(unfinished, path);
  }
}

let bundled: Promise<void> | undefined;

/** The script of one of the API's programs, from the source as it is now. */
export async function apiProgram(name: (typeof NAMES)[number]): Promise<string> {
  bundled ??= process.env[BUNDLED] ? Promise.resolve() : bundle();
  await bundled;
  return join(FOLDER, `${name}.mjs`);
}
